import css from './base.css?inline'
import { tokenRule } from './token-sheet.ts'
import { baseColours, baseMeasures } from './tokens.ts'

/** The first style sheet of every shadow root: the tokens, and the common styles of buttons and modal. */
export const baseCss = `:host{color-scheme:light dark}${tokenRule(baseColours, baseMeasures)}${css}`
