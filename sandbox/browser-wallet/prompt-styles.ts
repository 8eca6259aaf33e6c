/** The prompt's style sheet. Its colours are custom properties that the prompt sets per wallet. */
export const promptStyles = `
:host { all: initial }
* { box-sizing: border-box; margin: 0 }
dialog {
  inset: 16px 16px auto auto; width: min(360px, calc(100vw - 32px)); max-height: calc(100vh - 32px);
  padding: 0; border: 0; border-radius: 6px; overflow: auto; background: var(--paper); color: var(--ink);
  font: 14px/1.45 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  box-shadow: 0 0 0 2px var(--accent), 0 24px 70px rgb(0 0 0 / .5);
}
dialog::backdrop { background: rgb(0 0 0 / .28) }
header { display: flex; align-items: center; gap: 10px; padding: 12px 16px; border-bottom: 1px dashed color-mix(in srgb, var(--ink) 30%, transparent) }
header img { width: 32px; height: 32px }
header b { flex: 1; font-size: 15px; letter-spacing: .04em; text-transform: uppercase }
.chain { padding: 2px 8px; border: 1px solid var(--accent); border-radius: 3px; font-size: 12px }
section { display: grid; gap: 12px; padding: 16px }
h2 { font-size: 17px }
.site { opacity: .75; overflow-wrap: anywhere }
label { display: flex; gap: 10px; align-items: center; padding: 10px; border: 1px solid color-mix(in srgb, var(--ink) 25%, transparent); border-radius: 4px }
input { accent-color: var(--accent); width: 18px; height: 18px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 14px }
dt { opacity: .7 }
dd { overflow-wrap: anywhere; text-align: end }
pre { max-height: 220px; overflow: auto; padding: 12px; border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: color-mix(in srgb, var(--ink) 9%, transparent) }
footer { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 0 16px 16px }
button { padding: 11px; border-radius: 4px; border: 1px solid var(--accent); font: inherit; font-weight: 700; color: inherit; background: none; cursor: pointer }
button[value='approve'] { background: var(--accent); color: var(--on-accent) }
button:disabled { opacity: .5; cursor: default }
button:focus-visible, input:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`
