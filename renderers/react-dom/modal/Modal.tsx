import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Store } from '../../../core/store.ts'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { modalRequestView } from '../../../core/view-models/shell/modal-request.ts'
import { StoreContext, useStore } from '../../react-bindings/store-context.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { holdWhileClosed } from './ahead/held-store.ts'
import { layOutAhead } from './ahead/lay-out-ahead.ts'
import { ModalDialog } from './ModalDialog.tsx'
import { AfterPaint } from './late/AfterPaint.tsx'
import { OwnBoundary } from '../shadow/OwnBoundary.tsx'
import { applyAppearance } from '../theme/apply-appearance.ts'
import { whenDrawable } from './ahead/when-drawable.ts'

/** Renders the modal over a store, inside a shadow root whose host carries the theme. While the page is idle, the closed modal is rendered ahead. */
export function Modal({ store, host }: { readonly store: Store; readonly host: HTMLElement }) {
  return (
    <StoreContext.Provider value={store}>
      <KeptModal host={host} />
      <AfterPaint of="PageBehaviour" />
    </StoreContext.Provider>
  )
}

/** Renders the modal again after an error, once its opening was cancelled. */
function KeptModal({ host }: { readonly host: HTMLElement }) {
  const { open } = useViewModel(modalRequestView)
  return (
    <OwnBoundary drawing="Modal" again={open}>
      <ModalDrawnAhead host={host} />
    </OwnBoundary>
  )
}

function ModalDrawnAhead({ host }: { readonly host: HTMLElement }) {
  const store = useStore()
  const { open } = useViewModel(modalRequestView)
  const appearance = useViewModel(appearanceView)
  const [held, setHeld] = useState<Store | null>(null)
  const draw = useCallback(() => setHeld(holdWhileClosed(store)), [store])
  const gone = useCallback(() => setHeld(null), [])
  if (open && !held) draw()

  useEffect(() => applyAppearance(host, appearance), [host, appearance])
  useEffect(() => (held ? undefined : whenDrawable(store, () => startTransition(draw))), [held, store, draw])

  const isLaidOut = useRef(false)
  useEffect(() => {
    const dialog = host.shadowRoot?.querySelector('dialog')
    if (open || !held || !dialog || isLaidOut.current) return
    isLaidOut.current = true
    return layOutAhead(dialog)
  }, [open, held, host])

  if (!held) return null
  return (
    <StoreContext.Provider value={held}>
      <ModalDialog open={open} gone={gone} />
    </StoreContext.Provider>
  )
}
