import type { ModalOutcome } from 'latchkey'

/** The last outcome of the modal, or `waiting` while an `open()` of the page is pending. */
export type OpenAnswer = ModalOutcome | 'waiting' | null
