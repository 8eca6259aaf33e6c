import { createContext, useContext } from 'react'
import type { Tone } from '../../../core/view-models/parts/parts.ts'
import type { Background } from './background.ts'
import type { ColourTier } from './colour-tier.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'

/** How everything is drawn in a terminal: its colours, its background, and whether it opens links by itself (OSC 8). */
export type Theme = Palette & { readonly background: Background; readonly hasLinks: boolean }

/** Returns the theme for a number of colours and a background. */
export function themeFor(tier: ColourTier, background: Background = 'unknown', hasLinks = false): Theme {
  return { ...palettes[tier][background], background, hasLinks }
}

/** The theme for all components below. */
export const ThemeContext = createContext<Theme>(themeFor('all', 'dark'))

export function useTheme(): Theme {
  return useContext(ThemeContext)
}

/** Returns the colour of a tone. */
export function colourOf(theme: Theme, tone: Tone | undefined): string | undefined {
  return tone === undefined || tone === 'neutral' ? undefined : theme[tone]
}

/** Returns a mark for a good or a bad tone that has no colour of its own in this theme, else an empty text. */
export function toneMark(theme: Theme, tone: Tone | undefined): string {
  if (tone === 'negative' && theme.negative === undefined) return '! '
  return tone === 'positive' && theme.positive === undefined ? '✓ ' : ''
}
