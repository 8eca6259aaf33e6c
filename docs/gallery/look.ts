import type { Options } from '../../core/domain/options/options.ts'
import { forest } from '../../renderers/react-dom/theme/ready/forest.ts'
import { glacier } from '../../renderers/react-dom/theme/ready/glacier.ts'
import { highContrast } from '../../renderers/react-dom/theme/ready/high-contrast.ts'
import { midnight } from '../../renderers/react-dom/theme/ready/midnight.ts'
import type { Theme } from '../../renderers/react-dom/theme/ready/theme.ts'

/** The colour scheme a state is drawn in. */
export type Mode = 'light' | 'dark'

/** The writing direction a state is drawn in. */
export type Direction = NonNullable<Options['direction']>

/** How states are drawn. */
export type Look = { readonly mode: Mode; readonly theme: ThemeName; readonly direction: Direction }

/** The themes of the package by their names. */
export const themes = {
  Paper: {},
  Forest: forest,
  Glacier: glacier,
  Midnight: midnight,
  'High contrast': highContrast,
} satisfies Readonly<Record<string, Theme>>

export type ThemeName = keyof typeof themes

/** Reads a look from `?theme=dark&variables=Forest&direction=rtl`. What is absent or unknown is as by default. */
export function lookAskedFor(query: URLSearchParams): Look {
  const theme = query.get('variables') ?? ''
  return {
    mode: query.get('theme') === 'dark' ? 'dark' : 'light',
    theme: Object.hasOwn(themes, theme) ? (theme as ThemeName) : 'Paper',
    direction: query.get('direction') === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** Returns the query that shows one state in a look, as a dialog over a page. */
export function queryOf(id: string, { mode, theme, direction }: Look): string {
  return `?${new URLSearchParams({ state: id, theme: mode, variables: theme, direction }).toString()}`
}
