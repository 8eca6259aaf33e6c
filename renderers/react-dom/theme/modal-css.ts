import { baseCss } from './base-css.ts'
import modalPartsCss from './dialog.css?inline'
import partsCss from './parts.css?inline'
import { modalColours, modalMeasures } from './modal-tokens.ts'
import { tileCss } from './tile-css.ts'
import { tokenRule } from './token-sheet.ts'

/** The styles of the modal for every view. The other styles are loaded with the views. */
export const modalCss = [
  baseCss,
  tokenRule(modalColours, modalMeasures),
  tileCss,
  modalPartsCss,
  partsCss,
].join('')
