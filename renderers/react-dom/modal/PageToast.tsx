import { appearanceView } from '../../../core/view-models/appearance.ts'
import { toastOnPage } from '../../../core/view-models/chrome.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { Toast } from './Toast.tsx'

/** What is told while the modal is closed, above everything on the host's page. */
export function PageToast() {
  const toast = useViewModel(toastOnPage)
  const { language, direction } = useViewModel(appearanceView)
  return (
    toast && (
      <div ref={raise} className="page-toast" popover="manual" dir={direction} lang={language}>
        <Toast toast={toast} />
      </div>
    )
  )
}

/** Browsers that know no popovers draw it where it stands, fixed all the same. */
function raise(element: HTMLElement | null): void {
  element?.showPopover?.()
}
