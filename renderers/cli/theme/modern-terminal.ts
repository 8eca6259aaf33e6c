/** The environment of a command. */
export type Environment = Readonly<Record<string, string | undefined>>

const terms = /-direct$|^(xterm-)?(ghostty|kitty)|^(alacritty|wezterm|foot|contour)/
const programs: ReadonlySet<string | undefined> = new Set(['iTerm.app', 'WezTerm', 'ghostty', 'vscode'])

/** Returns whether a multiplexer (screen, tmux) stands between this program and the terminal. Its own features count, not the terminal's. */
export function isMultiplexed({ TERM = '' }: Environment): boolean {
  return /^(screen|tmux)/.test(TERM)
}

/** Returns whether the terminal is known for 24-bit colours and links (OSC 8), by `TERM`, `TERM_PROGRAM` or `WT_SESSION`. */
export function isModernTerminal(environment: Environment): boolean {
  const { TERM = '', TERM_PROGRAM, WT_SESSION } = environment
  if (TERM === 'dumb' || isMultiplexed(environment)) return false
  return terms.test(TERM) || programs.has(TERM_PROGRAM) || Boolean(WT_SESSION)
}
