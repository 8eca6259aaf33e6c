import type { Options } from '../options/options.ts'
import { isSwitchedOff } from '../options/switched-off.ts'

/** Returns whether the host app offers the wallet in the secure frame, by e-mail or by a social account. */
export function isFrameOffered(options: Options): boolean {
  return !isSwitchedOff('frame', options)
}
