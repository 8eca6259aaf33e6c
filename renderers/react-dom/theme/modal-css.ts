import { baseCss } from './base-css.ts'
import modalPartsCss from './dialog.css?inline'
import partsCss from './parts.css?inline'
import { modalColours, modalMeasures } from './modal-tokens.ts'
import { tileCss } from './tile-css.ts'
import { tokenRule } from './token-sheet.ts'

/** What the modal wears whichever view it shows; the rest comes with the views. */
export const modalCss = [
  baseCss,
  tokenRule(modalColours, modalMeasures),
  tileCss,
  modalPartsCss,
  partsCss,
].join('')
