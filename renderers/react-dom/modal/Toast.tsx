import type { Chrome } from '../../../core/view-models/chrome.ts'
import { Icon } from '../parts/Icon.tsx'
import { Spinner } from '../parts/Spinner.tsx'
import { PressButton } from '../parts/PressButton.tsx'

/** The short message at the foot of the dialog; both places stand from the start so that screen readers announce what comes. */
export function Toast({ toast }: { readonly toast: Chrome['toast'] }) {
  const mark = toast && (
    <div className="toast" key={toast.key} data-variant={toast.variant}>
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
