import { isModernTerminal, isMultiplexed } from './modern-terminal.ts'
import type { Environment } from './modern-terminal.ts'

/**
 * Returns whether an attached terminal opens links that are written with OSC 8. `FORCE_HYPERLINK` decides, as in other programs. An unknown
 * terminal has none, because the escape sequence could appear as text.
 */
export function hasHyperlinks(environment: Environment): boolean {
  const { FORCE_HYPERLINK, TERM, VTE_VERSION = '0' } = environment
  if (FORCE_HYPERLINK) return FORCE_HYPERLINK !== '0'
  // VTE counts 0.50.2 as 5002. Its 0.50.0 crashed on links.
  const isVte = Number(VTE_VERSION) > 5000 && TERM !== 'dumb' && !isMultiplexed(environment)
  return isModernTerminal(environment) || isVte
}

/** Returns a text that opens a URL in such a terminal. Control characters cannot end the URL early. */
export function hyperlink(text: string, href: string): string {
  const address = href.replaceAll(/\p{Cc}/gu, '')
  return `\u001B]8;;${address}\u0007${text}\u001B]8;;\u0007`
}
