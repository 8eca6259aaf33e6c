import { isModernTerminal } from './modern-terminal.ts'
import type { Environment } from './modern-terminal.ts'

/** How many colours a terminal shows: all (24 bits), 256, 16 or none. */
export type ColourTier = 'all' | '256' | '16' | 'none'

const forced: Readonly<Record<string, ColourTier>> = {
  '': '16',
  '0': 'none',
  '1': '16',
  '2': '256',
  '3': 'all',
  false: 'none',
  true: '16',
}

/**
 * Returns how many colours to use, from the environment of an attached terminal. `NO_COLOR` (no-color.org) wins over `FORCE_COLOR`. Continuous
 * integration changes nothing, because a terminal is attached.
 */
export function colourTier(environment: Environment): ColourTier {
  const { NO_COLOR, FORCE_COLOR, COLORTERM = '', TERM = '', TERM_PROGRAM } = environment
  if (NO_COLOR) return 'none'
  if (FORCE_COLOR !== undefined) return forced[FORCE_COLOR] ?? '16'
  if (TERM === 'dumb') return 'none'
  if (/^(truecolor|24bit)$/.test(COLORTERM) || isModernTerminal(environment)) return 'all'
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
