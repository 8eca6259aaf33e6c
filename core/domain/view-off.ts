import { featureOption } from './features.ts'
import type { Options } from './options.ts'
import { isSwitchedOff } from './switched-off.ts'
import { featureOfView } from './views.ts'
import type { ViewName } from './view-name.ts'

/** The feature, as the option `features` calls it, that the host's options switch off and a view belongs to; null where it can be shown. */
export function offFeature(view: ViewName, options: Options | null): string | null {
  const feature = featureOfView(view)
  return isSwitchedOff(feature, options) ? featureOption(feature) : null
}
