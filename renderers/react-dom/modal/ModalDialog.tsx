import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { holdAbovePage } from '../../../core/loading/above-page.ts'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { chromeView } from '../../../core/view-models/shell/chrome.ts'
import { featuresShown } from '../../../core/view-models/shell/features-shown.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { lockScroll } from './lock-scroll.ts'
import { animationsDone } from './animations-done.ts'
import { Panel } from '../panel/Panel.tsx'
import { doubleClick } from './ignore-double-clicks.ts'
import { LateToast } from './LateToast.tsx'
import { usePreservedFocus } from './use-preserved-focus.ts'
import { prefetchViews } from '../view-registry.ts'

/** The native dialog in the top layer; a press beside it closes it, unless it may be the second half of the one that opened it; it asks to be closed, and `gone` is called when it has left the screen; one that was never open waits unseen. */
export function ModalDialog({ open, gone }: { readonly open: boolean; readonly gone: () => void }) {
  const chrome = useViewModel(chromeView)
  const { language, direction } = useViewModel(appearanceView)
  const shown = useViewModel(featuresShown)
  const dispatch = useDispatch()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const openedAt = useRef<number | null>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const unlock = lockScroll(element.ownerDocument)
    const release = holdAbovePage(element)
    // Else the first button has the focus for a moment, and the styles of both are reckoned twice.
    title.current?.setAttribute('autofocus', '')
    try {
      if (!element.open) element.showModal()
    } catch (error) {
      unlock()
      release()
      throw error
    }
    openedAt.current = performance.now()
    return () => {
      unlock()
      element.close()
      release()
    }
  }, [open])

  useEffect(() => {
    const element = dialog.current
    if (open || openedAt.current === null || !element) return
    let current = true
    void animationsDone(element).then(() => current && gone())
    return () => {
      current = false
    }
  }, [open, gone])

  useEffect(() => {
    const element = dialog.current
    return open && element ? prefetchViews(shown, () => animationsDone(element)) : undefined
  }, [open, shown])
  usePreservedFocus(dialog, title, open ? `${chrome.view} ${chrome.depth}` : null)

  const escape = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(chrome.escape)
  }
  const isOutside = (event: MouseEvent) => event.target === dialog.current

  return (
    <dialog
      ref={dialog}
      className="dialog"
      part="dialog"
      aria-labelledby={titleId}
      dir={direction}
      lang={language}
      data-shake={chrome.shake || undefined}
      onCancel={escape}
      onKeyDown={(event: KeyboardEvent) =>
        event.key === 'Escape' && !event.nativeEvent.isComposing && escape(event)
      }
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event) && event.timeStamp - (openedAt.current ?? 0) > doubleClick
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) dispatch(chrome.escape)
        pressedOutside.current = false
      }}
      onClose={() => {
        if (open && dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal()
      }}
    >
      <Panel contents={chrome} titleId={titleId} titleRef={title} />
      <div className="announcer" role="status">
        {chrome.busy}
      </div>
      {chrome.busy !== null && <div className="busy-line" aria-hidden="true" />}
      <LateToast of="DialogToast" />
    </dialog>
  )
}
