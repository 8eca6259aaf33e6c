import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { chromeView } from '../../../core/view-models/shell/chrome.ts'
import { featuresShown } from '../../../core/view-models/shell/features-shown.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { animationsDone } from '../panel/animations-done.ts'
import { Panel } from '../panel/Panel.tsx'
import { doubleClick } from './guards/ignore-double-clicks.ts'
import { LatePane } from './late/LatePane.tsx'
import { AfterPaint } from './late/AfterPaint.tsx'
import { useOpenDialog } from './use-open-dialog.ts'
import { usePreservedFocus } from './focus/use-preserved-focus.ts'
import { useRoomForPane } from './use-room-for-pane.ts'
import { prefetchViews } from '../view-registry.ts'

/**
 * Renders the native dialog in the top layer. A click beside it closes it, unless that may be the second half of the double click that opened it.
 * It dispatches the closing, and calls `gone` when it has left the screen. Before the first opening it is invisible.
 */
export function ModalDialog({ open, gone }: { readonly open: boolean; readonly gone: () => void }) {
  const chrome = useViewModel(chromeView)
  const { language, direction } = useViewModel(appearanceView)
  const shown = useViewModel(featuresShown)
  const hasPane = useRoomForPane() && chrome.help !== null
  const dispatch = useDispatch()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  const openedAt = useOpenDialog(dialog, title, { open, gone })
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
      data-wide={hasPane || undefined}
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
      {hasPane && <LatePane open={open} />}
      <div className="announcer" role="status">
        {chrome.busy}
      </div>
      {chrome.busy !== null && <div className="busy-line" aria-hidden="true" />}
      <AfterPaint of="DialogBehaviour" />
    </dialog>
  )
}
