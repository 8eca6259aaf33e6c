import css from './base.css?inline'
import { tokenRule } from './token-sheet.ts'
import { baseColours, baseMeasures } from './tokens.ts'

/** What every shadow root wears first: the tokens, and what the buttons on a page and the modal have in common. */
export const baseCss = `:host{color-scheme:light dark}${tokenRule(baseColours, baseMeasures)}${css}`
