import { timelyChunk } from '../loading/code-limit.ts'
import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { Recorder, RecorderParts } from './line-recorder.ts'
import { tapeFormat } from './tape-format.ts'

const loadRecorder = /* @__PURE__ */ timelyChunk('createPageRecorder', () => import('./page-recorder.ts'))

/** Returns a recorder for a page, whose code is loaded with the page's core. Until then its tape has no lines. */
export function createLateRecorder(parts: RecorderParts): Recorder {
  let recorder: Recorder | null = null
  const here = () => {
    if (recorder) return recorder
    throw new LatchkeyError('not-loaded', 'The recorder cannot write yet; wait for its ready() first.')
  }
  return {
    ready: async () => {
      const { createPageRecorder } = await loadRecorder()
      recorder ??= createPageRecorder(parts)
    },
    record: (ports) => here().record(ports),
    listen: (engine, features) => here().listen(engine, features),
    tape: () =>
      recorder?.tape() ?? {
        header: { kind: 'header', format: tapeFormat, latchkey: parts.version },
        lines: [],
      },
  }
}
