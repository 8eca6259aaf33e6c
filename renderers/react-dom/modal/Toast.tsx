import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { toastOnPage, toastView } from '../../../core/view-models/shell/toast.ts'
import type { ToastPart } from '../../../core/view-models/shell/toast.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { useStyleSheets } from '../panel/use-style-sheets.ts'
import { Icon } from '../parts/pictures/Icon.tsx'
import { Spinner } from '../parts/pictures/Spinner.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import toastCss from '../theme/toast.css?inline'
import { useContentWatch } from './use-content-watch.ts'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { useTravellingPicture } from './use-travelling-picture.ts'

const sheets = [toastCss]

/**
 * Renders the toast at the bottom of the dialog. It is loaded after the dialog is painted, and so is what else the dialog needs only later: the
 * dragging of the sheet, the protection of rows that move, the focus on the way back, notices out of sight, and pictures that travel.
 */
export function DialogToast() {
  useSheetDrag()
  useReturnedFocus()
  useContentWatch()
  useTravellingPicture()
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
  const isError = toast?.variant === 'error'
  return (
    <>
      <div className="toast-place" role="status">
        {toast?.isToldByView ? (
          <p className="visually-hidden" key={toast.key}>
            {toast.text}
          </p>
        ) : (
          !isError && mark
        )}
      </div>
      <div className="toast-place" role="alert">
        {isError ? mark : null}
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
