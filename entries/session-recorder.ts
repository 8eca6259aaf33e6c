import { createLateRecorder } from '../core/recording/late-recorder.ts'
import type { Recorder } from '../core/recording/line-recorder.ts'
import { version } from '../package.json' with { type: 'json' }

/** How many lines of a session are kept, the last ones, unless said otherwise. */
const mostLines = 20_000

/** A recorder to give to `createLatchkey`; `tape()` is the session so far. Its code comes with the page's core, after the first paint. */
export function sessionRecorder({ limit = mostLines }: { readonly limit?: number } = {}): Recorder {
  return createLateRecorder({ now: () => Date.now(), version, limit })
}
