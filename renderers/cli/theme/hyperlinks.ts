type Environment = Readonly<Record<string, string | undefined>>

/** The first versions of terminals with links, by `TERM_PROGRAM`. */
const firstVersions: Readonly<Record<string, readonly [major: number, minor: number]>> = {
  'iTerm.app': [3, 1],
  WezTerm: [20_200_620, 0],
  vscode: [1, 72],
  ghostty: [0, 0],
}

/**
 * Returns whether an attached terminal opens links that are written with OSC 8. Other terminals might print the address twice, so an unknown one
 * counts as without. `FORCE_HYPERLINK` decides, as in other programs. A multiplexer may drop links, so there it has to.
 */
export function hasHyperlinks(environment: Environment): boolean {
  const { FORCE_HYPERLINK, TERM = '', TERM_PROGRAM = '', TERM_PROGRAM_VERSION = '' } = environment
  if (FORCE_HYPERLINK) return FORCE_HYPERLINK !== '0'
  if (TERM === 'dumb' || /^(screen|tmux)/.test(TERM)) return false
  if (environment['WT_SESSION']) return true
  const first = firstVersions[TERM_PROGRAM]
  if (first) return isFrom(TERM_PROGRAM_VERSION.split(/[.-]/).map(Number), first)
  // VTE counts 0.50.2 as 5002. Its 0.50.0 crashed.
  const vte = Number(environment['VTE_VERSION'] ?? 0)
  return vte > 5000 || /^(alacritty|xterm-kitty|foot|xterm-ghostty)/.test(TERM)
}

function isFrom(
  [major = 0, minor = 0]: readonly number[],
  [least, leastMinor]: readonly [number, number],
): boolean {
  return major > least || (major === least && minor >= leastMinor)
}

/** Returns a text that opens a URL in such a terminal. Control characters cannot end the URL early. */
export function hyperlink(text: string, href: string): string {
  const address = href.replaceAll(/\p{Cc}/gu, '')
  return `\u001B]8;;${address}\u0007${text}\u001B]8;;\u0007`
}
