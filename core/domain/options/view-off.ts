import { featureOption } from '../features/features.ts'
import type { Options } from './options.ts'
import { isSwitchedOff, isTurnedOff } from './switched-off.ts'
import { factsOf, featureOfView } from '../features/views.ts'
import type { ViewName } from '../features/view-name.ts'

/** Returns what a view needs and the host's options switch off, as the option `features` calls it: its feature, or a part of the modal. Null where it can be shown. */
export function offFeature(view: ViewName, options: Options | null): string | null {
  const feature = featureOfView(view)
  if (isSwitchedOff(feature, options)) return featureOption(feature)
  return factsOf(view).parts?.find((part) => isTurnedOff(options, part)) ?? null
}
