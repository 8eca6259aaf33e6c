import { expect, test } from 'vitest'
import { colourTier } from '../../../../renderers/cli/theme/colour-tier.ts'

test.each([
  [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'all'],
  [{ TERM: 'screen', COLORTERM: '24bit' }, 'all'],
  [{ TERM: 'xterm-kitty' }, 'all'],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, 'all'],
  [{ WT_SESSION: '1' }, 'all'],
  [{ TERM: 'xterm-256color' }, '256'],
  [{ TERM: 'tmux-256color', TERM_PROGRAM: 'WezTerm' }, '256'],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'Apple_Terminal' }, '256'],
  [{ TERM: 'xterm' }, '16'],
  [{ TERM: 'linux' }, '16'],
  [{ TERM: 'dumb' }, 'none'],
  [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 'none'],
  [{}, 'none'],
])('%o has the colours %s', (environment, tier) => {
  expect(colourTier(environment)).toBe(tier)
  expect(colourTier({ ...environment, CI: 'true', GITHUB_ACTIONS: 'true' })).toBe(tier)
})

test.each([
  [{ NO_COLOR: '1' }, 'none'],
  [{ NO_COLOR: '1', FORCE_COLOR: '3' }, 'none'],
  [{ NO_COLOR: '' }, '256'],
  [{ FORCE_COLOR: '0' }, 'none'],
  [{ FORCE_COLOR: 'false' }, 'none'],
  [{ FORCE_COLOR: '' }, '16'],
  [{ FORCE_COLOR: 'true' }, '16'],
  [{ FORCE_COLOR: '3' }, 'all'],
])('%o decides about a terminal of 256 colours: %s', (wish, tier) => {
  expect(colourTier({ TERM: 'xterm-256color', ...wish })).toBe(tier)
})
