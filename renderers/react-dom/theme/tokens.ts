/** A colour of the theme: a light and dark pair, or a percentage of one colour over another, which may differ in the dark. */
export type Colour =
  | { readonly light: string; readonly dark: string }
  | {
      readonly of: ColourName
      readonly percent: number
      readonly inDark?: number
      readonly over: ColourName
    }

/** The names of all colours. A host overrides each as `--latchkey-<name>`. */
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

/** The colours of every shadow root: ink on warm paper, or warm off-white on graphite, with brass as the only accent. */
export const baseColours: Partial<Record<ColourName, Colour>> = {
  paper: { light: '#fbfaf7', dark: '#1c1b1a' },
  'paper-hover': { of: 'ink', percent: 5, over: 'paper' },
  'paper-pressed': { of: 'ink', percent: 9, over: 'paper' },
  ink: { light: '#1b1916', dark: '#f2eee6' },
  'ink-muted': { light: '#5d5850', dark: '#b3ada2' },
  'hairline-strong': { of: 'ink', percent: 16, over: 'paper' },
  primary: { light: '#1b1916', dark: '#f2eee6' },
  'primary-hover': { of: 'primary', percent: 86, over: 'paper' },
  'primary-pressed': { of: 'primary', percent: 76, over: 'paper' },
  'on-primary': { light: '#fbfaf7', dark: '#1c1b1a' },
  accent: { light: '#a37a2c', dark: '#cfa75a' },
  negative: { light: '#9c2f1d', dark: '#f0957f' },
}

/** Lengths, type and motion of every shadow root. A host overrides each as `--latchkey-<name>`. */
export const baseMeasures: Readonly<Record<string, string>> = {
  radius: '24px',
  font: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  quick: '120ms',
}
