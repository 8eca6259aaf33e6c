import type { Colour, ColourName } from './tokens.ts'

/** The colours that only the modal needs. */
export const modalColours: Partial<Record<ColourName, Colour>> = {
  'paper-sunken': { of: 'ink', percent: 4, over: 'paper' },
  'ink-faint': { light: '#6b655c', dark: '#9c968b' },
  hairline: { of: 'ink', percent: 8, inDark: 12, over: 'paper' },
  'field-border': { light: '#8f887c', dark: '#7a746a' },
  skeleton: { of: 'ink', percent: 7, over: 'paper' },
  'accent-ink': { of: 'accent', percent: 66, over: 'ink' },
  'accent-soft': { of: 'accent', percent: 13, over: 'paper' },
  positive: { light: '#2c6743', dark: '#8fcfa3' },
  'positive-soft': { of: 'positive', percent: 9, over: 'paper' },
  'negative-soft': { of: 'negative', percent: 7, over: 'paper' },
  'negative-hover': { of: 'negative', percent: 12, over: 'paper' },
  toast: { light: '#24211d', dark: '#34322f' },
  'on-toast': { light: '#fbfaf7', dark: '#f2eee6' },
  'on-toast-positive': { light: '#8fcfa3', dark: '#8fcfa3' },
  'on-toast-negative': { light: '#f6a38f', dark: '#f6a38f' },
  backdrop: { light: 'rgb(24 21 17 / 0.44)', dark: 'rgb(0 0 0 / 0.62)' },
}

/** Lengths, type, shadows and motion that only the modal needs. A host overrides each as `--latchkey-<name>`. */
export const modalMeasures: Readonly<Record<string, string>> = {
  'radius-row': 'calc(var(--lk-radius) * 14 / 24)',
  'radius-full': 'calc(var(--lk-radius) * 999)',
  'space-tiny': '4px',
  'space-small': '8px',
  space: '12px',
  'space-large': '16px',
  'space-huge': '24px',
  text: '15px',
  'text-title': '17px',
  'text-large': '20px',
  'text-figure': '28px',
  'text-hero': '40px',
  'font-mono': "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  shadow: '0 1px 1px rgb(24 20 12 / 0.06), 0 28px 72px -12px rgb(24 20 12 / 0.34)',
  'shadow-toast': '0 10px 28px -8px rgb(24 20 12 / 0.4)',
  'ease-settle': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  calm: '180ms',
  width: '376px',
}
