import baseCss from './base.css?inline'
import modalPartsCss from './dialog.css?inline'
import lessonsCss from './explainers.css?inline'
import pairingCss from './pairing.css?inline'
import partsCss from './parts.css?inline'
import { modalColours, modalMeasures } from './modal-tokens.ts'
import { tokenRule } from './token-sheet.ts'
import viewsCss from './views.css?inline'
import walletsCss from './wallets.css?inline'

/** Everything the modal wears. */
export const modalCss = [
  tokenRule(modalColours, modalMeasures),
  baseCss,
  modalPartsCss,
  partsCss,
  viewsCss,
  pairingCss,
  walletsCss,
  lessonsCss,
].join('')
