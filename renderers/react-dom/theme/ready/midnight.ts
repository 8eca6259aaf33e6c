import type { Theme } from './theme.ts'

/** A vivid theme: deep indigo with electric violet in the dark, and lilac paper with the same violet in the light. */
export const midnight: Theme = {
  '--latchkey-paper': 'light-dark(#faf8ff, #120f2b)',
  '--latchkey-ink': 'light-dark(#1b1440, #f0edff)',
  '--latchkey-ink-muted': 'light-dark(#554c7d, #b3abdb)',
  '--latchkey-ink-faint': 'light-dark(#61588a, #a096cd)',
  '--latchkey-field-border': 'light-dark(#8b80b8, #7167a8)',
  '--latchkey-primary': 'light-dark(#5b2be0, #b7a0ff)',
  '--latchkey-on-primary': 'light-dark(#ffffff, #0c0526)',
  '--latchkey-accent': 'light-dark(#7a45f0, #5fd6ff)',
  '--latchkey-negative': 'light-dark(#b01a4f, #ff8fb0)',
  '--latchkey-positive': 'light-dark(#0c6a5c, #5fe0b8)',
  '--latchkey-toast': 'light-dark(#1b1440, #2a2452)',
  '--latchkey-on-toast': 'light-dark(#faf8ff, #f0edff)',
  '--latchkey-backdrop': 'light-dark(rgb(20 12 54 / 0.46), rgb(4 2 18 / 0.7))',
}
