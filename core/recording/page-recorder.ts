import { createLateCheckpoint } from './late-checkpoint.ts'
import { createLineRecorder } from './line-recorder.ts'
import type { Recorder, RecorderParts } from './line-recorder.ts'

/** Makes the recorder of a page. What folds fallen lines is loaded once one falls off. */
export function createPageRecorder(parts: RecorderParts): Recorder {
  return createLineRecorder(parts, createLateCheckpoint)
}
