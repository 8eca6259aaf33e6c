import { baseCss } from './base-css.ts'
import hostButtonCss from './host-button.css?inline'

/** What the small buttons on a host's page wear. */
export const buttonCss = baseCss + hostButtonCss
