const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Lets a shadow root wear a style sheet, after those it wears already; a sheet is built once per document, which any CSP allows. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  const built = sheets.get(root.ownerDocument) ?? new Map<string, CSSStyleSheet>()
  sheets.set(root.ownerDocument, built)
  const sheet = built.get(css) ?? createSheet(css)
  built.set(css, sheet)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
