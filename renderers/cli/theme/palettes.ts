import type { Background } from './background.ts'
import type { ColourTier } from './colour-tier.ts'

/** The terminal's colours by meaning. Undefined keeps the terminal's own colour. */
export type Palette = {
  readonly accent: string | undefined
  /** The text on a filled accent. Undefined fills by inverse text. */
  readonly onAccent: string | undefined
  readonly quiet: string | undefined
  readonly border: string | undefined
  readonly positive: string | undefined
  readonly negative: string | undefined
  readonly codeLight: string | undefined
  readonly codeDark: string | undefined
  readonly tiles: readonly string[]
  readonly onTile: string | undefined
}

const none: Palette = {
  accent: undefined,
  onAccent: undefined,
  quiet: undefined,
  border: undefined,
  positive: undefined,
  negative: undefined,
  codeLight: undefined,
  codeDark: undefined,
  tiles: [],
  onTile: undefined,
}

const brass = {
  codeLight: '#ffffff',
  codeDark: '#000000',
  tiles: ['#7a5c2e', '#5a6b4a', '#4d6270', '#7b4b3a', '#6a5570', '#3f6a63'],
  onTile: '#fbf7ee',
}

const fewer = {
  codeLight: indexed(231),
  codeDark: indexed(16),
  tiles: [94, 58, 60, 95, 96, 23].map(indexed),
  onTile: indexed(231),
}

// The sixteen colours are the terminal's own. Only these and red have 4.5 to white in the usual palettes, and red would look like an error.
const few = {
  codeLight: 'whiteBright',
  codeDark: 'black',
  tiles: ['blue', 'magenta'],
  onTile: 'whiteBright',
}

/**
 * Every palette. Text has a contrast of 4.5 or more to the background (WCAG 1.4.3). With an unknown background it has that to black and to white,
 * or it keeps the terminal's own colour.
 */
export const palettes: Readonly<Record<ColourTier, Readonly<Record<Background, Palette>>>> = {
  all: {
    dark: {
      ...brass,
      accent: '#e0b458',
      onAccent: '#1f1a12',
      quiet: '#b0a795',
      border: '#8a7748',
      positive: '#a3c585',
      negative: '#f0957c',
    },
    light: {
      ...brass,
      accent: '#7a5510',
      onAccent: '#fffaf0',
      quiet: '#635b4e',
      border: '#a08a55',
      positive: '#3f6426',
      negative: '#a5361c',
    },
    unknown: {
      ...brass,
      accent: '#94712b',
      onAccent: '#ffffff',
      quiet: undefined,
      border: '#8a7748',
      positive: '#57803a',
      negative: '#c4533a',
    },
  },
  '256': {
    dark: {
      ...fewer,
      accent: indexed(179),
      onAccent: indexed(16),
      quiet: indexed(248),
      border: indexed(137),
      positive: indexed(150),
      negative: indexed(209),
    },
    light: {
      ...fewer,
      accent: indexed(94),
      onAccent: indexed(231),
      quiet: indexed(240),
      border: indexed(137),
      positive: indexed(22),
      negative: indexed(124),
    },
    unknown: {
      ...none,
      ...fewer,
      border: indexed(137),
      positive: indexed(29),
      negative: indexed(131),
    },
  },
  '16': {
    dark: {
      ...none,
      ...few,
      accent: 'yellowBright',
      onAccent: 'black',
      positive: 'greenBright',
      negative: 'redBright',
    },
    light: { ...none, ...few, accent: 'blue', onAccent: 'whiteBright', negative: 'red' },
    unknown: { ...none, ...few },
  },
  none: { dark: none, light: none, unknown: none },
}

function indexed(index: number): string {
  return `ansi256(${index})`
}
