import { isAskedFor } from './feature-table.ts'
import { featureRows } from './features.ts'
import type { Options } from './options.ts'

/** Whether the host offers the wallet in the secure frame, by e-mail or by a social account. */
export function isFrameOffered(options: Options): boolean {
  return isAskedFor(featureRows.frame, options)
}
