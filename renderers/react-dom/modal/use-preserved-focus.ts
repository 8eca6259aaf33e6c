import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Moves the focus to the title whenever `place` changes, or to a code that is asked for, which a phone fills in where it has the focus; and back to the title when the focused element goes away. */
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
