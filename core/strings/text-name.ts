import type { de } from './de.ts'

/** The name of a text, which is the same in every language. */
export type TextName = keyof typeof de
