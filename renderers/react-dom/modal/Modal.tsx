import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Store } from '../../../core/store.ts'
import { appearanceView } from '../../../core/view-models/appearance.ts'
import { chromeView } from '../../../core/view-models/chrome.ts'
import { StoreContext, useStore } from '../../react-bindings/store-context.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { holdWhileClosed } from './held-store.ts'
import { ModalDialog } from './ModalDialog.tsx'
import { applyAppearance } from '../theme/apply-appearance.ts'

/** The modal over a store, inside a shadow root whose host carries the theme; nothing is mounted while it is closed. */
export function Modal({ store, host }: { readonly store: Store; readonly host: HTMLElement }) {
  return (
    <StoreContext.Provider value={store}>
      <ModalWhileOpen host={host} />
    </StoreContext.Provider>
  )
}

function ModalWhileOpen({ host }: { readonly host: HTMLElement }) {
  const store = useStore()
  const { open } = useViewModel(chromeView)
  const appearance = useViewModel(appearanceView)
  const [present, setPresent] = useState(open)
  const gone = useCallback(() => setPresent(false), [])
  const held = useMemo(() => holdWhileClosed(store), [store])
  if (open && !present) setPresent(true)

  useEffect(() => applyAppearance(host, appearance), [host, appearance])

  if (!open && !present) return null
  return (
    <StoreContext.Provider value={held}>
      <ModalDialog open={open} gone={gone} />
    </StoreContext.Provider>
  )
}
