import type { ModalOutcome } from 'latchkey'

/** How the modal ended last, whoever opened it; `waiting` while an `open()` of ours has no answer. */
export type OpenAnswer = ModalOutcome | 'waiting' | null
