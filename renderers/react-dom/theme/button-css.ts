import { baseCss } from './base-css.ts'
import hostButtonCss from './host-button.css?inline'

/** The styles of the small buttons on a host's page. */
export const buttonCss = baseCss + hostButtonCss
