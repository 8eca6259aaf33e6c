import { createCheckpoint } from './checkpoint.ts'
import { createLineRecorder } from './line-recorder.ts'
import type { Recorder, RecorderParts } from './line-recorder.ts'

/** Returns a recorder that stores the last `limit` lines. Earlier lines are folded into the state with which the tape then begins. */
export function createRecorder(parts: RecorderParts): Recorder {
  return createLineRecorder(parts, createCheckpoint)
}
