import type { Colour, ColourName } from './tokens.ts'

/** The background colours of letters that replace pictures. */
export const tileColours: Partial<Record<ColourName, Colour>> = {
  'tile-clay': { light: '#8a4a36', dark: '#9c5c47' },
  'tile-moss': { light: '#56643a', dark: '#62713f' },
  'tile-slate': { light: '#465a70', dark: '#55697f' },
  'tile-plum': { light: '#6c4a66', dark: '#7d5a77' },
  'tile-ochre': { light: '#7d5f22', dark: '#866727' },
  'tile-teal': { light: '#2f6462', dark: '#3d706d' },
  'on-tile': { light: '#fbf8f1', dark: '#fbf8f1' },
}

/** The corner radius of a picture, and the size of its letter. A host overrides it as `--latchkey-<name>`. */
export const tileMeasures: Readonly<Record<string, string>> = {
  'radius-tile': 'calc(var(--lk-radius) * 11 / 24)',
  'text-small': '13px',
}
