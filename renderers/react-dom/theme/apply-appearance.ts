import type { Appearance } from '../../../core/view-models/shell/appearance.ts'

/** Applies the theme to a shadow root's host: its colour scheme and the host page's variables. Returns a function that removes them. */
export function applyAppearance(element: HTMLElement, { mode, variables }: Appearance): () => void {
  const { style } = element
  style.colorScheme = mode === 'auto' ? 'light dark' : mode
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
  return () => {
    style.removeProperty('color-scheme')
    for (const name of Object.keys(variables)) style.removeProperty(name)
  }
}
