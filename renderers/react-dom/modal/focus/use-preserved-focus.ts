import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Moves the focus to the title when `place` changes. If a one-time code is requested, moves it to its field, because a phone fills in the focused
 * field. Moves the focus back to the title when the focused element is removed.
 */
export function usePreservedFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
  place: string | null,
): void {
  useEffect(() => {
    const root = title.current?.getRootNode()
    const isThere = root instanceof ShadowRoot && root.activeElement === title.current
    const code = dialog.current?.querySelector<HTMLElement>('input[autocomplete=one-time-code]')
    if (place !== null && !isThere) (code ?? title.current)?.focus({ preventScroll: true })
  }, [dialog, title, place])

  useEffect(() => {
    const element = dialog.current
    const root = element?.getRootNode()
    if (!element || !(root instanceof ShadowRoot)) return
    const observer = new MutationObserver(() => {
      const { activeElement } = root
      const lost = activeElement === null || activeElement === element
      if (element.open && lost && element.ownerDocument.hasFocus())
        title.current?.focus({ preventScroll: true })
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dialog, title])
}
