import { useId } from 'react'
import type { Store } from '../../core/store.ts'
import { appearanceView } from '../../core/view-models/shell/appearance.ts'
import { chromeView } from '../../core/view-models/shell/chrome.ts'
import { StoreContext } from '../../renderers/react-bindings/store-context.ts'
import { useViewModel } from '../../renderers/react-bindings/use-view-model.ts'
import { Panel } from '../../renderers/react-dom/panel/Panel.tsx'
import { ShadowPortal } from '../../renderers/react-dom/shadow/ShadowPortal.tsx'
import { DialogToast } from '../../renderers/react-dom/modal/late/Toast.tsx'
import { modalCss } from '../../renderers/react-dom/theme/modal-css.ts'
import stillCss from './still-modal.css?inline'
import phoneCss from './still-modal-phone.css?inline'

/** The room the modal is drawn in: 320 pixels, a phone's 360 pixels, or more than it needs. */
export type Room = 'narrow' | 'phone' | 'desktop'

const phone = modalCss + stillCss + phoneCss
const sheets = { narrow: phone, phone, desktop: modalCss + stillCss }

/** The modal of one state, in place instead of over the page: it neither opens, moves nor traps the focus. */
export function StillModal({ store, room }: { readonly store: Store; readonly room: Room }) {
  return (
    <StoreContext.Provider value={store}>
      <ShadowPortal css={sheets[room]} inline={false}>
        <StillDialog />
      </ShadowPortal>
    </StoreContext.Provider>
  )
}

function StillDialog() {
  const chrome = useViewModel(chromeView)
  const { language, direction } = useViewModel(appearanceView)
  const titleId = useId()
  return (
    <dialog open className="dialog" aria-labelledby={titleId} dir={direction} lang={language}>
      <Panel contents={chrome} titleId={titleId} />
      {chrome.busy !== null && <div className="busy-line" aria-hidden="true" />}
      <DialogToast />
    </dialog>
  )
}
