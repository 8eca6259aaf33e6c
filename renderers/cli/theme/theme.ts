import { createContext, useContext } from 'react'
import type { Tone } from '../../../core/view-models/parts/parts.ts'

/** The terminal's colours by meaning. Undefined keeps the terminal's own colour. */
export type Theme = {
  readonly accent: string | undefined
  readonly onAccent: string | undefined
  readonly quiet: string | undefined
  readonly border: string | undefined
  readonly positive: string | undefined
  readonly negative: string | undefined
  readonly codeLight: string | undefined
  readonly codeDark: string | undefined
  readonly tiles: readonly string[]
}

const brass: Theme = {
  accent: '#b98a2a',
  onAccent: '#1f1a12',
  quiet: '#8d8474',
  border: '#8a7748',
  positive: '#7d9f62',
  negative: '#d06a4f',
  codeLight: '#ffffff',
  codeDark: '#000000',
  tiles: ['#7a5c2e', '#5a6b4a', '#4d6270', '#7b4b3a', '#6a5570', '#3f6a63'],
}

const plain: Theme = {
  accent: undefined,
  onAccent: undefined,
  quiet: undefined,
  border: undefined,
  positive: undefined,
  negative: undefined,
  codeLight: undefined,
  codeDark: undefined,
  tiles: [],
}

/** Returns the theme with colours, or the one without if `NO_COLOR` is set (no-color.org). */
export function themeFor(environment: Readonly<Record<string, string | undefined>>): Theme {
  return environment['NO_COLOR'] ? plain : brass
}

/** The theme for all components below. */
export const ThemeContext = createContext<Theme>(brass)

export function useTheme(): Theme {
  return useContext(ThemeContext)
}

/** Returns the colour of a tone. */
export function colourOf(theme: Theme, tone: Tone | undefined): string | undefined {
  return tone === undefined || tone === 'neutral' ? undefined : theme[tone]
}
