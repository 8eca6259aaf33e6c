import baseCss from './base.css?inline'
import modalPartsCss from './dialog.css?inline'
import partsCss from './parts.css?inline'
import viewsCss from './views.css?inline'

/** Everything the modal wears. */
export const modalCss = baseCss + modalPartsCss + partsCss + viewsCss
