/** A colour of the theme: a light and dark pair, or so many percent of one colour over another. */
export type Colour =
  | { readonly light: string; readonly dark: string }
  | { readonly of: ColourName; readonly percent: number; readonly over: ColourName }

/** The names of all colours; a host overrides each as `--latchkey-<name>`. */
export type ColourName =
  | 'paper'
  | 'paper-sunken'
  | 'paper-hover'
  | 'paper-pressed'
  | 'ink'
  | 'ink-muted'
  | 'ink-faint'
  | 'hairline'
  | 'hairline-strong'
  | 'field-border'
  | 'skeleton'
  | 'primary'
  | 'primary-hover'
  | 'primary-pressed'
  | 'on-primary'
  | 'accent'
  | 'accent-ink'
  | 'accent-soft'
  | 'positive'
  | 'positive-soft'
  | 'negative'
  | 'negative-soft'
  | 'negative-hover'
  | 'toast'
  | 'on-toast'
  | 'on-toast-positive'
  | 'on-toast-negative'
  | 'backdrop'
  | 'tile-clay'
  | 'tile-moss'
  | 'tile-slate'
  | 'tile-plum'
  | 'tile-ochre'
  | 'tile-teal'
  | 'on-tile'

/** Ink on warm paper, or warm off-white on graphite; brass is the only accent. */
export const colours: Readonly<Record<ColourName, Colour>> = {
  paper: { light: '#fbfaf7', dark: '#1c1b1a' },
  'paper-sunken': { of: 'ink', percent: 4, over: 'paper' },
  'paper-hover': { of: 'ink', percent: 5, over: 'paper' },
  'paper-pressed': { of: 'ink', percent: 9, over: 'paper' },
  ink: { light: '#1b1916', dark: '#f2eee6' },
  'ink-muted': { light: '#5d5850', dark: '#b3ada2' },
  'ink-faint': { light: '#6b655c', dark: '#9c968b' },
  hairline: { of: 'ink', percent: 8, over: 'paper' },
  'hairline-strong': { of: 'ink', percent: 16, over: 'paper' },
  'field-border': { light: '#8f887c', dark: '#7a746a' },
  skeleton: { of: 'ink', percent: 7, over: 'paper' },
  primary: { light: '#1b1916', dark: '#f2eee6' },
  'primary-hover': { of: 'primary', percent: 86, over: 'paper' },
  'primary-pressed': { of: 'primary', percent: 76, over: 'paper' },
  'on-primary': { light: '#fbfaf7', dark: '#1c1b1a' },
  accent: { light: '#a37a2c', dark: '#cfa75a' },
  'accent-ink': { of: 'accent', percent: 66, over: 'ink' },
  'accent-soft': { of: 'accent', percent: 13, over: 'paper' },
  positive: { light: '#2c6743', dark: '#8fcfa3' },
  'positive-soft': { of: 'positive', percent: 9, over: 'paper' },
  negative: { light: '#9c2f1d', dark: '#f0957f' },
  'negative-soft': { of: 'negative', percent: 7, over: 'paper' },
  'negative-hover': { of: 'negative', percent: 12, over: 'paper' },
  toast: { light: '#24211d', dark: '#34322f' },
  'on-toast': { light: '#fbfaf7', dark: '#f2eee6' },
  'on-toast-positive': { light: '#8fcfa3', dark: '#8fcfa3' },
  'on-toast-negative': { light: '#f6a38f', dark: '#f6a38f' },
  backdrop: { light: 'rgb(24 21 17 / 0.44)', dark: 'rgb(0 0 0 / 0.62)' },
  'tile-clay': { light: '#8a4a36', dark: '#9c5c47' },
  'tile-moss': { light: '#56643a', dark: '#62713f' },
  'tile-slate': { light: '#465a70', dark: '#55697f' },
  'tile-plum': { light: '#6c4a66', dark: '#7d5a77' },
  'tile-ochre': { light: '#7d5f22', dark: '#866727' },
  'tile-teal': { light: '#2f6462', dark: '#3d706d' },
  'on-tile': { light: '#fbf8f1', dark: '#fbf8f1' },
}

/** Lengths, type, shadows and motion, by name; a host overrides each as `--latchkey-<name>`. */
export const measures = {
  radius: '20px',
  'radius-row': 'calc(var(--lk-radius) * 0.7)',
  'radius-tile': 'calc(var(--lk-radius) * 0.5)',
  font: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'font-mono': "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  shadow: '0 1px 1px rgb(24 20 12 / 0.06), 0 28px 72px -12px rgb(24 20 12 / 0.34)',
  'shadow-toast': '0 10px 28px -8px rgb(24 20 12 / 0.4)',
  'ease-settle': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  quick: '120ms',
  calm: '180ms',
  width: '376px',
} as const
