import type { Theme } from './theme.ts'

/** A cool theme: blue-grey paper, deep water as ink, and a clear blue. */
export const glacier: Theme = {
  '--latchkey-paper': 'light-dark(#f5f8fb, #141a21)',
  '--latchkey-ink': 'light-dark(#14202c, #e6eef6)',
  '--latchkey-ink-muted': 'light-dark(#485767, #a6b5c4)',
  '--latchkey-ink-faint': 'light-dark(#546474, #93a2b2)',
  '--latchkey-field-border': 'light-dark(#7a8b9c, #64768a)',
  '--latchkey-primary': 'light-dark(#1f4f7a, #a9d1f5)',
  '--latchkey-on-primary': 'light-dark(#ffffff, #0c2135)',
  '--latchkey-accent': 'light-dark(#2f7fc1, #6fb6ee)',
  '--latchkey-negative': 'light-dark(#a3283a, #f39aa3)',
  '--latchkey-positive': 'light-dark(#17694f, #7fd0b2)',
  '--latchkey-toast': 'light-dark(#14202c, #27323e)',
  '--latchkey-on-toast': 'light-dark(#f5f8fb, #e6eef6)',
  '--latchkey-backdrop': 'light-dark(rgb(14 26 38 / 0.46), rgb(3 7 12 / 0.66))',
}
