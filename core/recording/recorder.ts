import { createCheckpoint } from './checkpoint.ts'
import { createLineRecorder } from './line-recorder.ts'
import type { Recorder, RecorderParts } from './line-recorder.ts'

/** Makes a recorder that keeps the last `limit` lines; those before are folded into the state with which the tape then begins. */
export function createRecorder(parts: RecorderParts): Recorder {
  return createLineRecorder(parts, createCheckpoint)
}
