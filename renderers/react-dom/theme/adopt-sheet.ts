import { tokenRule } from './token-sheet.ts'
import { baseColours, baseMeasures } from './tokens.ts'

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Lets a shadow root wear a style sheet and the tokens; a sheet is built once per document, which any CSP allows. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  const built = sheets.get(root.ownerDocument) ?? new Map<string, CSSStyleSheet>()
  sheets.set(root.ownerDocument, built)
  const sheet = built.get(css) ?? createSheet(css)
  built.set(css, sheet)
  root.adoptedStyleSheets = [sheet]
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{color-scheme:light dark}${tokenRule(baseColours, baseMeasures)}${css}`)
  return sheet
}
