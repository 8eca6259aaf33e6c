import { escaped } from '../http/html-page.ts'

const style = `
:root { color-scheme: light dark; --ink: light-dark(#14202b, #eef3f7); --soft: light-dark(#566472, #a3b1bd); --line: light-dark(#d5dde4, #34424e); --sheet: light-dark(#fff, #18222b); --field: light-dark(#7d8b98, #788896); --act: light-dark(#0b6b5d, #4fd1b8); --on-act: light-dark(#fff, #06251f); --bad: light-dark(#b3261e, #ff9c93) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 24px 16px; background: light-dark(#eef2f5, #0e151b); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 24px; border: 1px solid var(--line); border-radius: 20px; background: var(--sheet) }
header { max-width: 440px; margin: 0 auto 12px; padding: 0 24px; color: var(--soft); font-size: 14px }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em }
p { margin: 8px 0; overflow-wrap: anywhere }
small, .soft { color: var(--soft); font-size: 14px }
fieldset { margin: 20px 0 0; padding: 0; border: 0 }
legend, .label { padding: 0; font-size: 14px; font-weight: 600 }
label { display: block; margin: 16px 0 0 }
.choice { display: flex; align-items: center; gap: 12px; min-height: 48px; margin: 8px 0 0; padding: 8px 14px; border: 1px solid var(--line); border-radius: 12px; cursor: pointer }
.choice:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act) }
.choice input { width: 18px; height: 18px; margin: 0; accent-color: var(--act) }
.choice small { margin-left: auto }
.field { display: block; width: 100%; min-height: 48px; margin-top: 6px; padding: 0 14px; border: 1px solid var(--field); border-radius: 12px; background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums }
.field[aria-invalid=true] { border-color: var(--bad) }
.pair { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 12px }
.bad { color: var(--bad); font-size: 14px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 20px 0 0; padding: 16px; border-radius: 12px; background: light-dark(#f4f7f9, #111a21); font-variant-numeric: tabular-nums }
dt { color: var(--soft) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
dl .sum { padding-top: 8px; border-top: 1px solid var(--line); color: inherit; font-weight: 600 }
button, .button { display: block; width: 100%; min-height: 48px; margin: 20px 0 0; padding: 11px 22px; border: 1px solid transparent; border-radius: 12px; background: var(--act); color: var(--on-act); font: 600 16px/1.5 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer }
.quiet { margin-top: 10px; border-color: var(--line); background: transparent; color: inherit }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
ul { margin: 8px 0 0; padding: 0; list-style: none }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; color: var(--soft); font-size: 14px }
code { font: 14px ui-monospace, monospace }
`

/** Returns a page of the on-ramp, without scripts. A page that changes by itself reloads after some seconds. */
export function onRampPage(title: string, body: string, againAfter: number | null = null): string {
  const again = againAfter === null ? '' : `<meta http-equiv="refresh" content="${againAfter}">`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>${escaped(title)} – Sandbox on-ramp</title><style>${style}</style></head><body><header>Sandbox on-ramp, play money only</header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
}
