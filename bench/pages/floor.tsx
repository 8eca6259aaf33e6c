import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const style = `
dialog { width: 376px; padding: 12px; border: 0; border-radius: 20px; opacity: 1; transition: opacity 120ms ease-out }
@starting-style { dialog[open] { opacity: 0 } }
.row { display: flex; align-items: center; gap: 12px; width: 100%; height: 56px; border: 0; border-radius: 14px; font: inherit }
.row i { width: 32px; height: 32px; border-radius: 10px; background: #ddd }
`
const rows = ['Bench', 'Alder', 'Birch', 'Cedar', 'Scan with your phone', 'All wallets']

/** The baseline: a native dialog with a few rows, rendered by React in the press. */
function Floor() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button id="connect" type="button" onClick={() => setOpen(true)}>
        Connect wallet
      </button>
      {open && <Dialog close={() => setOpen(false)} />}
    </>
  )
}

function Dialog({ close }: { readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('close', close)
    return () => element?.removeEventListener('close', close)
  }, [close])
  return (
    <dialog ref={dialog} aria-label="Connect wallet">
      <h2>Connect wallet</h2>
      {rows.map((name) => (
        <button key={name} type="button" className="row">
          <i />
          {name}
        </button>
      ))}
    </dialog>
  )
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets = [sheet]
createRoot(document.querySelector('#app') as HTMLElement).render(<Floor />)
