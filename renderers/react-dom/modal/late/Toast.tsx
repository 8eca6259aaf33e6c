import { appearanceView } from '../../../../core/view-models/shell/appearance.ts'
import { toastOnPage, toastView } from '../../../../core/view-models/shell/toast.ts'
import type { ToastPart } from '../../../../core/view-models/shell/toast.ts'
import { useViewModel } from '../../../react-bindings/use-view-model.ts'
import { useStyleSheets } from '../../panel/use-style-sheets.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { Spinner } from '../../parts/pictures/Spinner.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import toastCss from '../../theme/toast.css?inline'

const sheets = [toastCss]

/** Renders the toast at the bottom of the dialog. */
export function DialogToast() {
  return <Places toast={useViewModel(toastView)} />
}

/** Renders the toast on the host's page, above all content, while the modal is closed. */
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

/** Renders both live regions before there is a toast, so that screen readers announce it. */
function Places({ toast }: { readonly toast: ToastPart | null }) {
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
  const isAlert = toast?.variant === 'error' && !toast.isShownByView
  return (
    <>
      <div className="toast-place" role="status">
        {toast?.isShownByView ? (
          <p className="visually-hidden" key={toast.key}>
            {toast.text}
          </p>
        ) : (
          !isAlert && mark
        )}
      </div>
      <div className="toast-place" role="alert">
        {isAlert && mark}
      </div>
    </>
  )
}

/** Sets the toast's height as a custom property of the dialog, and updates it. */
function measure(element: HTMLElement | null): void {
  if (!element) return
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return observer.disconnect()
    element.closest('dialog')?.style.setProperty('--lk-toast-height', `${element.offsetHeight}px`)
  })
  observer.observe(element)
}

/** Shows the popover. Browsers without popovers render it at its place, with a fixed position. */
function raise(element: HTMLElement | null): void {
  element?.showPopover?.()
}
