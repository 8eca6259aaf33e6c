import { colours, measures } from './tokens.ts'
import type { Colour } from './tokens.ts'

/** The theme as a rule for a shadow root's host: each token reads the host's `--latchkey-<name>` first. */
export function tokenSheet(): string {
  const lines = [
    ...Object.entries(colours).map(([name, colour]) => declaration(name, writtenColour(colour))),
    ...Object.entries(measures).map(([name, value]) => declaration(name, value)),
  ]
  return `:host{color-scheme:light dark;${lines.join('')}}`
}

function declaration(name: string, value: string): string {
  return `--lk-${name}:var(--latchkey-${name},${value});`
}

function writtenColour(colour: Colour): string {
  if ('of' in colour)
    return `color-mix(in srgb,var(--lk-${colour.of}) ${colour.percent}%,var(--lk-${colour.over}))`
  return colour.light === colour.dark ? colour.light : `light-dark(${colour.light},${colour.dark})`
}
