import { nearestWord } from '../values/nearest-word.ts'

/** The custom properties that a host may give, without `--latchkey-`; what each means is in docs/theming.md. */
export const themeTokens = [
  'paper',
  'ink',
  'ink-muted',
  'primary',
  'on-primary',
  'accent',
  'negative',
  'paper-hover',
  'paper-pressed',
  'hairline-strong',
  'primary-hover',
  'primary-pressed',
  'ink-faint',
  'field-border',
  'positive',
  'toast',
  'on-toast',
  'on-toast-positive',
  'on-toast-negative',
  'backdrop',
  'paper-sunken',
  'hairline',
  'skeleton',
  'accent-ink',
  'accent-soft',
  'positive-soft',
  'negative-soft',
  'negative-hover',
  'tile-clay',
  'tile-moss',
  'tile-slate',
  'tile-plum',
  'tile-ochre',
  'tile-teal',
  'on-tile',
  'radius',
  'font',
  'quick',
  'radius-row',
  'font-mono',
  'shadow',
  'shadow-toast',
  'ease-settle',
  'calm',
  'width',
  'radius-tile',
] as const

const prefix = '--latchkey-'

/** The first name in a host's theme variables that is no token, or null. */
export function unknownThemeToken(variables: unknown): string | null {
  const isToken = (name: string) => themeTokens.some((token) => name === prefix + token)
  return Object.keys(Object(variables)).find((name) => !isToken(name)) ?? null
}

/** The token that a wrong name comes nearest to, where one is near; in full. */
export function tokenNear(name: string): string | null {
  const meant = name.replace(/^-*(latchkey-)?/, '').toLowerCase()
  const near = nearestWord(meant, themeTokens)
  return near === null ? null : prefix + near
}
