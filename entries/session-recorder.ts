import { createLateRecorder } from '../core/recording/late-recorder.ts'
import type { Recorder } from '../core/recording/line-recorder.ts'
import { version } from '../package.json' with { type: 'json' }

/** How many lines of a session are stored by default; the last ones. */
const mostLines = 20_000

/**
 * Returns a recorder for `createLatchkey`. Its `tape()` returns the session so far. Its code is loaded with the page's core, after the first paint.
 */
export function sessionRecorder({ limit = mostLines }: { readonly limit?: number } = {}): Recorder {
  return createLateRecorder({ now: () => Date.now(), version, limit })
}
