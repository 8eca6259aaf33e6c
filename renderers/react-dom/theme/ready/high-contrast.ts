import type { Theme } from './theme.ts'

/**
 * A theme with a contrast of at least 7 to 1 for every text (WCAG 2.2, level AAA). Borders are as dark as text. A visitor's own setting
 * (`prefers-contrast: more`) needs no theme.
 */
export const highContrast: Theme = {
  '--latchkey-paper': 'light-dark(#ffffff, #000000)',
  '--latchkey-ink': 'light-dark(#000000, #ffffff)',
  '--latchkey-ink-muted': 'light-dark(#1c1c1c, #ececec)',
  '--latchkey-ink-faint': 'light-dark(#2b2b2b, #dedede)',
  '--latchkey-hairline': 'light-dark(#5a5a5a, #a8a8a8)',
  '--latchkey-hairline-strong': 'light-dark(#000000, #ffffff)',
  '--latchkey-field-border': 'light-dark(#000000, #ffffff)',
  '--latchkey-primary': 'light-dark(#000000, #ffffff)',
  '--latchkey-on-primary': 'light-dark(#ffffff, #000000)',
  '--latchkey-accent': 'light-dark(#5c3d00, #ffd780)',
  '--latchkey-negative': 'light-dark(#7d0d0d, #ffb3a6)',
  '--latchkey-positive': 'light-dark(#0b4a26, #a6ecbd)',
  '--latchkey-toast': 'light-dark(#000000, #1c1c1c)',
  '--latchkey-on-toast': '#ffffff',
  '--latchkey-on-toast-positive': '#a6ecbd',
  '--latchkey-on-toast-negative': '#ffb3a6',
  '--latchkey-backdrop': 'rgb(0 0 0 / 0.75)',
}
