import { featureOption } from '../features/features.ts'
import type { Options } from './options.ts'
import { isSwitchedOff, isTurnedOff } from './switched-off.ts'
import { factsOf, featureOfView } from '../features/views.ts'
import type { ViewName } from '../features/view-name.ts'

/**
 * Returns the name of the feature, or part of the modal, that a view needs and that is switched off. The name is that of the option `features`. Null
 * if the view can be shown.
 */
export function offFeature(view: ViewName, options: Options | null): string | null {
  const feature = featureOfView(view)
  if (isSwitchedOff(feature, options)) return featureOption(feature)
  return factsOf(view).parts?.find((part) => isTurnedOff(options, part)) ?? null
}
