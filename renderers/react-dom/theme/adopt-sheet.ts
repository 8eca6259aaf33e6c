const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adds a style sheet to a shadow root, after the existing ones. A sheet is constructed once per document, which any CSP allows. */
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
