import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ColourName } from '../../../renderers/react-dom/theme/tokens.ts'
import { colours } from './contrast-of-tokens.ts'

/** The colours that one rule of the theme's style sheets sets, by what they colour. */
export type ColouredRule = {
  readonly selector: string
  /** Text, and icons that are drawn in the colour of text. */
  readonly texts: readonly ColourName[]
  readonly grounds: readonly ColourName[]
  /** Lines: borders, outlines, strokes. */
  readonly lines: readonly ColourName[]
}

/** Every rule of the theme's style sheets that names a colour token. */
export function colouredRules(): readonly ColouredRule[] {
  const rules = sheets().flatMap((css) =>
    Array.from(css.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
    })),
  )
  return rules
    .map(({ selector, body }) => ({
      selector,
      texts: namedIn(body, /^color$/),
      grounds: namedIn(body, /^background(?:-color)?$/),
      lines: namedIn(body, /^(?:fill|stroke|outline|border|text-decoration)(?!-(?:width|offset|radius))/),
    }))
    .filter(({ texts, grounds, lines }) => texts.length + grounds.length + lines.length > 0)
}

/** What a visitor's wish for more contrast changes, as a theme. */
export function moreContrastTokens(): Readonly<Record<`--latchkey-${string}`, string>> {
  const blocks = sheets().flatMap((css) =>
    Array.from(
      css.matchAll(/@media \(prefers-contrast: more\) \{\s*:host \{([^}]*)\}/g),
      ([, body = '']) => body,
    ),
  )
  return Object.fromEntries(
    blocks.flatMap((body) =>
      Array.from(body.matchAll(/--lk-([a-z-]+): ([^;]+);/g), ([, name = '', value = '']) => [
        `--latchkey-${name}`,
        value,
      ]),
    ),
  )
}

/** The theme's style sheets, without comments. */
function sheets(): readonly string[] {
  const folder = 'renderers/react-dom/theme'
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
}

function namedIn(body: string, property: RegExp): readonly ColourName[] {
  return body.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
    if (!property.test(name)) return []
    return Array.from(
      value.matchAll(/var\(--lk-([a-z-]+)\)/g),
      ([, token = '']) => token as ColourName,
    ).filter((token) => token in colours)
  })
}
