const style = `
:root { color-scheme: light dark }
body { max-width: 640px; margin: 0 auto; padding: 32px 20px; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 22px }
li { margin: 0 0 16px; padding: 14px 18px; border: 1px solid light-dark(#dfe4ea, #323b47); border-radius: 12px; list-style: none }
ul { padding: 0 }
p { margin: 4px 0; overflow-wrap: anywhere }
small { color: light-dark(#5a6675, #9aa6b5) }
label { display: block; margin: 8px 0 }
input:not([type=radio]) { display: block; box-sizing: border-box; width: 100%; min-height: 46px; padding: 0 14px; border: 1px solid light-dark(#8b96a5, #6b7787); border-radius: 12px; background: transparent; color: inherit; font: inherit }
fieldset { margin: 16px 0; padding: 0; border: 0 }
.typed { display: none }
fieldset:has([value='']:checked) .typed { display: block }
button { min-height: 46px; margin: 8px 8px 0 0; padding: 0 22px; border: 0; border-radius: 12px; background: #2d5bd7; color: #fff; font: 600 16px system-ui, sans-serif; cursor: pointer }
button[value=deny] { border: 1px solid; background: transparent; color: inherit }
`

/** The media type of a page. */
export const html = 'text/html; charset=utf-8'

/** Returns a page of the sandbox, without scripts. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}

/** Returns a page with one sentence. */
export function wordsPage(title: string, words: string): string {
  return htmlPage(title, `<h1>${escaped(title)}</h1><p>${escaped(words)}</p>`)
}

/** Returns a text with its HTML characters escaped. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
