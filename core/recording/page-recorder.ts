import { createLateCheckpoint } from './late-checkpoint.ts'
import { createLineRecorder } from './line-recorder.ts'
import type { Recorder, RecorderParts } from './line-recorder.ts'

/** Returns the recorder of a page. The code that folds fallen lines is loaded once a line falls off. */
export function createPageRecorder(parts: RecorderParts): Recorder {
  return createLineRecorder(parts, createLateCheckpoint)
}
