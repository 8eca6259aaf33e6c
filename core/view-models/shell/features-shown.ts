import { featureList } from '../../domain/features/features.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'

/** Returns the features whose views may be shown soon: loaded ones, and those of views alone once a wallet is connected. */
export function featuresShown({ features, options, connection }: BootState): readonly string[] {
  const isConnected = leadingSession(connection) !== null
  return featureList
    .filter(([feature, { isViewsOnly }]) =>
      isViewsOnly ? isConnected && !isSwitchedOff(feature, options) : features[feature] === 'loaded',
    )
    .map(([feature]) => feature)
}
