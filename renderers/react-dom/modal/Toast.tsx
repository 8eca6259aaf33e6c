import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { toastOnPage, toastView } from '../../../core/view-models/shell/toast.ts'
import type { Toast } from '../../../core/view-models/shell/toast.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { useStyleSheets } from '../panel/use-style-sheets.ts'
import { Icon } from '../parts/pictures/Icon.tsx'
import { Spinner } from '../parts/pictures/Spinner.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import toastCss from '../theme/toast.css?inline'

const sheets = [toastCss]

/** The short message at the foot of the dialog. */
export function DialogToast() {
  return <Places toast={useViewModel(toastView)} />
}

/** What is told while the modal is closed, above everything on the host's page. */
export function PageToast() {
  const toast = useViewModel(toastOnPage)
  const { language, direction } = useViewModel(appearanceView)
  return (
    toast && (
      <div ref={raise} className="page-toast" popover="manual" dir={direction} lang={language}>
        <Places toast={toast} />
      </div>
    )
  )
}

/** Both places stand before there is a message so that screen readers announce what comes. */
function Places({ toast }: { readonly toast: Toast | null }) {
  useStyleSheets(sheets)
  const mark = toast && (
    <div ref={measure} className="toast" key={toast.key} data-variant={toast.variant}>
      {toast.variant === 'loading' ? (
        <Spinner />
      ) : (
        <Icon name={toast.variant === 'error' ? 'warning' : 'check'} />
      )}
      <p className="toast-words">{toast.text}</p>
      {toast.dismiss && <PressButton part={toast.dismiss} shape="bare" />}
    </div>
  )
  const isError = toast?.variant === 'error'
  return (
    <>
      <div className="toast-place" role="status">
        {isError ? null : mark}
      </div>
      <div className="toast-place" role="alert">
        {isError ? mark : null}
      </div>
    </>
  )
}

/** Tells the styles of the dialog how much room the message takes, as soon as it is styled and whenever that changes. */
function measure(element: HTMLElement | null): void {
  if (!element) return
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return observer.disconnect()
    element.closest('dialog')?.style.setProperty('--lk-toast-height', `${element.offsetHeight}px`)
  })
  observer.observe(element)
}

/** Browsers that know no popovers draw it where it stands, fixed all the same. */
function raise(element: HTMLElement | null): void {
  element?.showPopover?.()
}
