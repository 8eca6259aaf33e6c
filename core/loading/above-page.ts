/** Selectors for a page's own dialogs (WAI-ARIA), and for elements that a page hides behind them. */
const dialogsOfPage = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]'
const hidden = '[aria-hidden=true], [inert]'
const hiding = ['aria-hidden', 'inert']

/** Events by which dialog libraries notice presses, keys and focus outside their dialog. */
const noticed = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'focus',
  'blur',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
] as const

/** Events by which dialog libraries block scrolling. They do not receive those from inside our dialogs. */
const scrolled = ['wheel', 'touchstart', 'touchmove', 'touchend'] as const

/** Mantine handles keys before all others, except in elements with this attribute. */
const mantine = 'data-mantine-stop-propagation'

/**
 * Makes a dialog in a shadow root usable above a dialog of its page. The page's dialog may hide everything else from presses, keys and screen
 * readers. The modal and the secure frame use this, and core is the only place that both may import.
 * Call it before `showModal`. Returns the function that undoes it. Does nothing on a page without a dialog.
 */
export function holdAbovePage(dialog: HTMLDialogElement): () => void {
  const root = dialog.getRootNode() as ShadowRoot
  const element = root.host as HTMLElement
  const page = element.ownerDocument
  if (!isUnderDialog(page, element)) return () => {}
  const { parentElement } = element
  if (parentElement !== page.body && parentElement?.closest(hidden)) page.body.append(element)
  element.setAttribute(mantine, 'true')
  const letGo = keepEventsInside(root, dialog)
  const stopShowing = keepShown(element)
  return () => {
    element.removeAttribute(mantine)
    letGo()
    stopShowing()
  }
}

function isUnderDialog(page: Document, element: HTMLElement): boolean {
  if (element.closest(hidden) || page.querySelector(dialogsOfPage)) return true
  return page.defaultView?.getComputedStyle(page.body).pointerEvents === 'none'
}

/** Removes attributes that hide an element from screen readers, whenever the page sets them. */
function keepShown(element: HTMLElement): () => void {
  const show = () => {
    for (const name of hiding) if (element.hasAttribute(name)) element.removeAttribute(name)
  }
  show()
  const Observer = element.ownerDocument.defaultView?.MutationObserver ?? MutationObserver
  const observer = new Observer(show)
  observer.observe(element, { attributes: true, attributeFilter: hiding })
  return () => observer.disconnect()
}

/** Hides events inside a shadow root from the page. Each event stops at the window, and is dispatched again inside the root. */
function keepEventsInside(root: ShadowRoot, dialog: HTMLDialogElement): () => void {
  const page = root.ownerDocument
  const view = page.defaultView ?? window
  let isEscapeDown = false
  let isOver = false

  const innerTarget = (event: Event): Element | null => {
    const [target] = event.composedPath()
    if (target instanceof Node && target.getRootNode() === root) return target as Element
    const isNobodys = page.activeElement === null || page.activeElement === page.body
    return dialog.open && isNobodys && isEscape(event) ? dialog : null
  }
  const notice = (event: Event) => {
    const target = innerTarget(event)
    // After Escape has closed our dialog, its `keyup` occurs outside the root.
    const isLetGo = isEscapeDown && event.type === 'keyup' && isEscape(event)
    if (target === null && !isLetGo) return
    event.stopImmediatePropagation()
    if (isEscape(event)) isEscapeDown = event.type === 'keydown'
    if (target) repeat(event, target)
    if (isOver && !isEscapeDown) end()
  }
  const stop = (event: Event) => {
    if (innerTarget(event)) event.stopImmediatePropagation()
  }

  const end = () => {
    for (const type of noticed) view.removeEventListener(type, notice, true)
  }

  const capture = { capture: true, passive: true } as const
  for (const type of noticed) view.addEventListener(type, notice, true)
  for (const type of scrolled) view.addEventListener(type, stop, capture)
  return () => {
    for (const type of scrolled) view.removeEventListener(type, stop, capture)
    isOver = true
    if (!isEscapeDown) end()
  }
}

/** Dispatches an event again inside the shadow root alone. The browser's default action happens once, for the first event. */
function repeat(event: Event, target: EventTarget): void {
  const Kind = event.constructor as typeof Event
  const given = new Proxy(event, {
    get: (first, name) => (name === 'composed' ? false : (Reflect.get(first, name) as unknown)),
  })
  const repeated = new Kind(event.type, given)
  repeated.preventDefault()
  Object.defineProperties(repeated, {
    preventDefault: { value: () => event.preventDefault() },
    defaultPrevented: { get: () => event.defaultPrevented },
  })
  target.dispatchEvent(repeated)
}

function isEscape(event: Event): boolean {
  return (event as Partial<KeyboardEvent>).key === 'Escape'
}
