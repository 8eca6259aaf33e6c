import { chunk } from '../loading/chunk.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { PendingFeatures, LineFold } from './line-recorder.ts'
import type { TapeLine } from './tape-line.ts'

const loadCheckpoint = /* @__PURE__ */ chunk('createCheckpoint', () => import('./checkpoint.ts'))

/** After how many lines the code is requested again if it could not be loaded. */
const again = 1000

/** Returns a checkpoint whose code is loaded when the first line falls off. Until then the fallen lines are stored. */
export function createLateCheckpoint(features: PendingFeatures): LineFold {
  let checkpoint: Checkpoint | null = null
  let waiting: TapeLine[] = []
  const load = async () => {
    const { createCheckpoint } = await loadCheckpoint()
    if (checkpoint) return
    checkpoint = createCheckpoint(features)
    for (const line of waiting) checkpoint.take(line)
    waiting = []
  }
  return {
    take: (line) => {
      if (checkpoint) return checkpoint.take(line)
      if (waiting.length % again === 0) load().catch(() => {})
      waiting.push(line)
    },
    fallen: () => checkpoint?.fallen() ?? 0,
    line: (asked) => checkpoint?.line(asked) ?? { kind: 'checkpoint', state: {}, asked, personal: [] },
    waiting: () => waiting,
  }
}
