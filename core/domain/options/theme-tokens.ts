import { nearestWord } from '../values/text/nearest-word.ts'

/** The custom properties of the theme, without `--latchkey-`. docs/theming.md explains each one. */
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
  'text-small',
  'text',
  'text-title',
  'text-large',
  'text-figure',
  'text-hero',
  'radius-full',
  'space-tiny',
  'space-small',
  'space',
  'space-large',
  'space-huge',
] as const

const prefix = '--latchkey-'

/** Returns the first unknown name in a host app's theme variables, or null. */
export function unknownThemeToken(variables: unknown): string | null {
  const isToken = (name: string) => themeTokens.some((token) => name === prefix + token)
  return Object.keys(Object(variables)).find((name) => !isToken(name)) ?? null
}

/** Returns the full name of the token that is most similar to a wrong name. Null if none is similar. */
export function tokenNear(name: string): string | null {
  const meant = name.replace(/^-*(latchkey-)?/, '').toLowerCase()
  const near = nearestWord(meant, themeTokens)
  return near === null ? null : prefix + near
}
