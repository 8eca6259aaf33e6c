import type { Colour, ColourName } from './tokens.ts'

/** Returns tokens as a CSS rule for a shadow root's host. Each reads the host page's `--latchkey-<name>` first. */
export function tokenRule(
  colours: Partial<Record<ColourName, Colour>>,
  measures: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries<Colour | string>({ ...colours, ...measures }).map(
    ([name, value]) => `--lk-${name}:var(--latchkey-${name},${written(value)});`,
  )
  return `:host{${lines.join('')}}`
}

function written(value: Colour | string): string {
  if (typeof value === 'string') return value
  if ('light' in value) return pair(value.light, value.dark)
  const mix = (percent: number) =>
    `color-mix(in srgb,var(--lk-${value.of}) ${percent}%,var(--lk-${value.over}))`
  return pair(mix(value.percent), mix(value.inDark ?? value.percent))
}

function pair(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`
}
