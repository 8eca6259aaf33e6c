import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Moves the focus to the title whenever `place` changes, and back to it when the focused element goes away. */
export function useKeptFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
  place: string | null,
): void {
  useEffect(() => {
    const root = title.current?.getRootNode()
    const isThere = root instanceof ShadowRoot && root.activeElement === title.current
    if (place !== null && !isThere) title.current?.focus({ preventScroll: true })
  }, [title, place])

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
