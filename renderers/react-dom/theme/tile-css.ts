import css from './tile.css?inline'
import { tileColours, tileMeasures } from './tile-tokens.ts'
import { tokenRule } from './token-sheet.ts'

/** What pictures in a button, a row and a grid wear. */
export const tileCss = tokenRule(tileColours, tileMeasures) + css
