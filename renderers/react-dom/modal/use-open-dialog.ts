import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { holdAbovePage } from '../../../core/loading/above-page.ts'
import { animationsDone } from '../panel/animations-done.ts'
import { lockScroll } from './lock-scroll.ts'

/** Whether the dialog is open, and what to call once it has left the screen. */
type Opening = { readonly open: boolean; readonly gone: () => void }

/**
 * Opens the dialog in the top layer, and closes it. An open dialog locks the page's scrolling. Returns when it opened last, in milliseconds since the
 * page began to load. Null before the first opening.
 */
export function useOpenDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
  { open, gone }: Opening,
): RefObject<number | null> {
  const openedAt = useRef<number | null>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const unlock = lockScroll(element.ownerDocument)
    const release = holdAbovePage(element)
    // Otherwise the first button gets the focus for a moment, and both elements' styles are computed twice.
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
  }, [dialog, title, open])

  useEffect(() => {
    const element = dialog.current
    if (open || openedAt.current === null || !element) return
    let current = true
    void animationsDone(element).then(() => current && gone())
    return () => {
      current = false
    }
  }, [dialog, open, gone])

  return openedAt
}
