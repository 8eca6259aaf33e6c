/** Returns a page with a heading and a sentence. The server adds the browser wallets to it, as to any page. */
export function blankPage(sentence: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Sandbox host</title></head>',
    `<body><h1>Sandbox host</h1><p>${escapeText(sentence)}</p></body>`,
    '</html>',
  ].join('\n')
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
