import type { Theme } from './theme.ts'

/** A green theme: pale lichen paper, fir green for the main button, and moss as the accent. */
export const forest: Theme = {
  '--latchkey-paper': 'light-dark(#f8faf3, #141b16)',
  '--latchkey-ink': 'light-dark(#17231a, #e9f1e4)',
  '--latchkey-ink-muted': 'light-dark(#4b5a4c, #a9b8a6)',
  '--latchkey-ink-faint': 'light-dark(#576657, #95a592)',
  '--latchkey-field-border': 'light-dark(#7d8d7c, #64765f)',
  '--latchkey-primary': 'light-dark(#1f4d32, #b5dfae)',
  '--latchkey-on-primary': 'light-dark(#ffffff, #0f2416)',
  '--latchkey-accent': 'light-dark(#4b8a3f, #8cc97c)',
  '--latchkey-negative': 'light-dark(#9c2f1d, #f0957f)',
  '--latchkey-positive': 'light-dark(#1f6b45, #8fd6a8)',
  '--latchkey-toast': 'light-dark(#17231a, #29342a)',
  '--latchkey-on-toast': 'light-dark(#f8faf3, #e9f1e4)',
  '--latchkey-backdrop': 'light-dark(rgb(16 27 18 / 0.46), rgb(3 8 4 / 0.66))',
}
