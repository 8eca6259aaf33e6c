const locks = Symbol.for('latchkey.scrollLocks')

type Lock = { count: number; readonly overflow: string; readonly scrollbarGutter: string }
type Page = HTMLElement & { [locks]?: Lock }

/**
 * Prevents the page behind from scrolling, and from shifting at its scroll bar. Returns a function that undoes it. Locks are counted at the page,
 * so that the last of several modals, even of two copies of Latchkey, undoes it.
 */
export function lockScroll({ documentElement, defaultView }: Document): () => void {
  const page: Page = documentElement
  page[locks] ??= lockedBy(page, defaultView)
  const lock = page[locks]
  lock.count += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    lock.count -= 1
    if (lock.count > 0) return
    page.style.overflow = lock.overflow
    page.style.scrollbarGutter = lock.scrollbarGutter
    delete page[locks]
  }
}

function lockedBy({ style, clientWidth }: HTMLElement, view: Window | null): Lock {
  const lock = { count: 0, overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  const hasScrollBar = view !== null && view.innerWidth > clientWidth
  style.overflow = 'hidden'
  if (hasScrollBar) style.scrollbarGutter = 'stable'
  return lock
}
