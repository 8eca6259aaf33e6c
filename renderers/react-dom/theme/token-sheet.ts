import type { Colour, ColourName } from './tokens.ts'

/** Returns tokens as a CSS rule for a shadow root's host. Each reads the host page's `--latchkey-<name>` first. */
export function tokenRule(
  colours: Partial<Record<ColourName, Colour>>,
  measures: Readonly<Record<string, string>>,
): string {
  const lines = [
    ...Object.entries(colours).map(([name, colour]) => declaration(name, writtenColour(colour))),
    ...Object.entries(measures).map(([name, value]) => declaration(name, value)),
  ]
  return `:host{${lines.join('')}}`
}

function declaration(name: string, value: string): string {
  return `--lk-${name}:var(--latchkey-${name},${value});`
}

function writtenColour(colour: Colour): string {
  if (!('of' in colour)) return pair(colour.light, colour.dark)
  const mix = (percent: number) =>
    `color-mix(in srgb,var(--lk-${colour.of}) ${percent}%,var(--lk-${colour.over}))`
  return pair(mix(colour.percent), mix(colour.inDark ?? colour.percent))
}

function pair(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`
}
