import { expect, test } from 'vitest'
import { backgroundIn, backgroundOf } from '../../../../renderers/cli/theme/background.ts'

test.each([
  [{ COLORFGBG: '0;15' }, 'light'],
  [{ COLORFGBG: '0;default;7' }, 'light'],
  [{ COLORFGBG: '15;0' }, 'dark'],
  [{ COLORFGBG: '7;8' }, 'dark'],
  [{ COLORFGBG: '15;default' }, 'unknown'],
  [{ COLORFGBG: '0;99' }, 'unknown'],
  [{}, 'unknown'],
  [{ COLORFGBG: '15;0', LATCHKEY_BACKGROUND: 'light' }, 'light'],
  [{ COLORFGBG: '15;0', LATCHKEY_BACKGROUND: 'pink' }, 'dark'],
])('the environment %o means %s', (environment, background) => {
  expect(backgroundIn(environment)).toBe(background)
})

test.each([
  ['rgb:ffff/ffff/ffff', 'light'],
  ['rgb:fdfd/f6f6/e3e3', 'light'],
  ['rgb:ff/ff/ff', 'light'],
  ['rgba:0000/2b2b/3636/ffff', 'dark'],
  ['rgb:1e/1e/2e', 'dark'],
  ['?', 'unknown'],
])('the answer %s means %s', (answer, background) => {
  expect(backgroundOf(answer)).toBe(background)
})
