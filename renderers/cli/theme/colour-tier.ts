/** How many colours a terminal shows: all (24 bits), 256, 16 or none. */
export type ColourTier = 'all' | '256' | '16' | 'none'

type Environment = Readonly<Record<string, string | undefined>>

const forced: Readonly<Record<string, ColourTier>> = {
  '': '16',
  '0': 'none',
  '1': '16',
  '2': '256',
  '3': 'all',
  false: 'none',
  true: '16',
}

/** Terminals that show 24 bits without announcing it in `COLORTERM`, by `TERM` and by `TERM_PROGRAM`. */
const fullTerms = /-direct$|^(xterm-)?(ghostty|kitty)|^(alacritty|wezterm|foot|contour)/
const fullPrograms: ReadonlySet<string | undefined> = new Set(['iTerm.app', 'WezTerm', 'ghostty', 'vscode'])

/**
 * Returns how many colours to use, from the environment of an attached terminal. `NO_COLOR` (no-color.org) wins over `FORCE_COLOR`. Continuous
 * integration changes nothing, because a terminal is attached.
 */
export function colourTier(environment: Environment): ColourTier {
  const { NO_COLOR, FORCE_COLOR, COLORTERM = '', TERM = '', TERM_PROGRAM } = environment
  if (NO_COLOR) return 'none'
  if (FORCE_COLOR !== undefined) return forced[FORCE_COLOR] ?? '16'
  if (TERM === 'dumb') return 'none'
  if (/^(truecolor|24bit)$/.test(COLORTERM) || fullTerms.test(TERM)) return 'all'
  if (environment['WT_SESSION'] || (fullPrograms.has(TERM_PROGRAM) && !/^(screen|tmux)/.test(TERM)))
    return 'all'
  if (/-256(color)?$/.test(TERM) || TERM_PROGRAM === 'Apple_Terminal') return '256'
  return TERM || COLORTERM ? '16' : 'none'
}

/**
 * Returns the level that Ink's colour library reads from `FORCE_COLOR`. Without colours it is still 1, so that bold and inverse text arrive, unless
 * the terminal has no such text.
 */
export function chalkLevel(environment: Environment): '0' | '1' | '2' | '3' {
  const levels = { all: '3', '256': '2', '16': '1' } as const
  const tier = colourTier(environment)
  if (tier !== 'none') return levels[tier]
  return environment['NO_COLOR'] && environment['TERM'] !== 'dumb' ? '1' : '0'
}
