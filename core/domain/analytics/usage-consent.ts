import { isTurnedOff } from '../options/switched-off.ts'
import type { Options } from '../options/options.ts'

/** Returns whether the host app reports usage to its service. */
export function isUsageReported(options: Options | null): boolean {
  return options?.enableAnalytics === true && !isTurnedOff(options, 'analytics')
}
