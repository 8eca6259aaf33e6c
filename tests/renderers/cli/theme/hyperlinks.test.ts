import { expect, test } from 'vitest'
import { hasHyperlinks, hyperlink } from '../../../../renderers/cli/theme/hyperlinks.ts'

test.each([
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, true],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm' }, true],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'vscode' }, true],
  [{ TERM: 'dumb', TERM_PROGRAM: 'vscode' }, false],
  [{ TERM: 'xterm-256color', VTE_VERSION: '5002' }, true],
  [{ TERM: 'xterm-256color', VTE_VERSION: '5000' }, false],
  [{ TERM: 'xterm-kitty' }, true],
  [{ WT_SESSION: '1' }, true],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'Apple_Terminal' }, false],
  [{ TERM: 'xterm-256color' }, false],
  [{ TERM: 'tmux-256color', VTE_VERSION: '7600' }, false],
  [{ TERM: 'tmux-256color', FORCE_HYPERLINK: '1' }, true],
  [{ TERM: 'xterm-kitty', FORCE_HYPERLINK: '0' }, false],
])('%o opens links: %s', (environment, expected) => {
  expect(hasHyperlinks(environment)).toBe(expected)
})

test('a URL cannot end the link early', () => {
  expect(hyperlink('here', 'https://a.example/\u0007\u001B]x')).toBe(
    '\u001B]8;;https://a.example/]x\u0007here\u001B]8;;\u0007',
  )
})
