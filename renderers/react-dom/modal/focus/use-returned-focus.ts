import { useContext, useEffect, useRef } from 'react'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { useViewModel } from '../../../react-bindings/use-view-model.ts'
import { animationsDone } from '../../panel/animations-done.ts'
import { ShadowRootContext } from '../../shadow/shadow-root-context.ts'

/** A control of a view: its name, and its index among the controls with that name. */
type ControlKey = { readonly name: string; readonly index: number }

/**
 * Moves the focus back to the control from which the visitor left a view, when they return to that view. If the control is no longer there, the title
 * keeps the focus. A control is found by its name, so a row is the same row if its value has changed.
 */
export function useReturnedFocus(): void {
  const root = useContext(ShadowRootContext)
  const { open, view, depth, direction } = useViewModel(chromeView)
  const left = useRef(new Map<string, ControlKey>())
  const place = `${view} ${depth}`

  useEffect(() => {
    const panel = root?.querySelector('.panel')
    const known = left.current
    if (!panel) return
    if (!open) known.clear()
    const key = known.get(place)
    known.delete(place)
    // The dialog moves the focus to the title in the same turn.
    if (key && direction === 'back') queueMicrotask(() => focusControl(panel, key))
    const remember = ({ target }: Event) => {
      const control = opener(panel, (target as Element).closest('button, a'))
      if (control) known.set(place, keyOf(panel, control))
    }
    panel.addEventListener('click', remember, true)
    return () => panel.removeEventListener('click', remember, true)
  }, [root, open, place, direction])
}

/** Returns the control itself, or the button that opened the menu around it, because the menu is closed by then. */
function opener(panel: Element, control: Element | null): Element | null {
  const menu = control?.closest('[role=menu]')
  return menu
    ? (controlsOf(panel).find((one) => one.getAttribute('aria-controls') === menu.id) ?? null)
    : control
}

function focusControl(panel: Element, { name, index }: ControlKey): void {
  const control = controlsOf(panel).filter((one) => nameOf(one) === name)[index]
  const root = panel.getRootNode() as ShadowRoot
  const isTitleFocused = root.activeElement?.matches('h2') === true
  if (!control || control.getClientRects().length === 0 || !isTitleFocused) return
  control.focus({ preventScroll: true })
  void scrollIntoSight(control, () => root.activeElement === control)
}

/** Scrolls the view to a control once the frame has the height of the view. */
async function scrollIntoSight(control: Element, isWanted: () => boolean): Promise<void> {
  const frame = control.closest('.frame')
  if (!frame) return
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await animationsDone(frame)
  const below = control.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom
  if (isWanted() && below > 0) frame.scrollTop += below
}

function keyOf(panel: Element, control: Element): ControlKey {
  const name = nameOf(control)
  return {
    name,
    index: controlsOf(panel)
      .filter((one) => nameOf(one) === name)
      .indexOf(control as HTMLElement),
  }
}

function controlsOf(panel: Element): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('button, a')]
}

/** Returns the first words of a control. A row begins with what it is, and its value follows. */
function nameOf(control: Element): string {
  const words = control.ownerDocument.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { currentNode } = words
    const isSeen = !currentNode.parentElement?.closest('[aria-hidden=true]')
    const name = currentNode.textContent?.trim() ?? ''
    if (isSeen && name !== '') return name
  }
  return ''
}
