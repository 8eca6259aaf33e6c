import { createContext, useContext } from 'react'
import type { Tone } from '../../../core/view-models/parts/parts.ts'

/** The meanings a colour can have in the terminal; undefined leaves the terminal's own colour. */
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

/** Warm paper, ink and brass, or no colour at all where `NO_COLOR` holds any text (no-color.org). */
export function themeFor(environment: Readonly<Record<string, string | undefined>>): Theme {
  return environment['NO_COLOR'] ? plain : brass
}

/** The theme of everything below. */
export const ThemeContext = createContext<Theme>(brass)

/** The theme above. */
export function useTheme(): Theme {
  return useContext(ThemeContext)
}

/** The colour of a tone. */
export function colourOf(theme: Theme, tone: Tone | undefined): string | undefined {
  return tone === undefined || tone === 'neutral' ? undefined : theme[tone]
}
