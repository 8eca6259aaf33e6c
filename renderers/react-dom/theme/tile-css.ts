import css from './tile.css?inline'
import { tileColours, tileMeasures } from './tile-tokens.ts'
import { tokenRule } from './token-sheet.ts'

/** The styles of pictures in a button, a row and a grid. */
export const tileCss = tokenRule(tileColours, tileMeasures) + css
