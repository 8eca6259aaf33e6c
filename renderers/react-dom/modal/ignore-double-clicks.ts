import { isOurs } from '../shadow/shadow-host.ts'

/** How long after a press another one may be the second half of a double click or tap, in milliseconds. */
export const doubleClick = 400

/** How far the two halves may lie apart, in CSS pixels. */
const sameSpot = 10

const pressable = 'button, a'
const everyPress = '[data-every-press]'
const typable = 'input, textarea, select, [contenteditable]'

type Press = {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly ours: boolean
  /** What was pressed, where it takes each press by itself. */
  readonly step: Element | null
}

/** A press far from all others. */
const apart: Press = { at: -Infinity, x: 0, y: 0, ours: false, step: null }

/**
 * Lets every press on a button count once, however views come and go below it; answers the function that ends this.
 * Swallowed are the second half of a double click or tap when either half fell on us, and the repetitions of a key that is held down; but for
 * a control that takes each press (`Button.isStep`), as long as it is that one which is pressed.
 */
export function ignoreDoubleClicks(view: Window): () => void {
  let last: Press | null = null
  let began: Press = apart
  let keyIsOurs = false
  let keyStep: Element | null = null

  const isSecondHalf = (press: Press, count: number) => {
    // The first press that is heard may have been preceded by one that was not; only the browser's own count knows.
    if (last === null) return press.ours && count > 1
    if (press.step !== null && press.step === last.step) return false
    const isNear = Math.abs(press.x - last.x) <= sameSpot && Math.abs(press.y - last.y) <= sameSpot
    return isNear && press.at - last.at < doubleClick && (press.ours || last.ours)
  }

  const pointed = (event: MouseEvent) => {
    if (event.type === 'pointerdown') began = pressOf(event)
    // A click without a count was made by a key or by a script.
    if (isIn(event, typable) || (event.type === 'click' && event.detail === 0)) return
    const press = { ...began, ours: isOurs(event), step: stepOf(event) }
    const counts = event.type === 'click'
    // On a page behind, a menu or a field would answer to the press before the click; on ours, words may be selected.
    if ((counts || !press.ours) && isSecondHalf(press, event.detail)) swallow(event)
    if (counts) last = { ...press, at: event.timeStamp }
  }

  const keyed = (event: KeyboardEvent) => {
    if (!event.repeat) {
      keyIsOurs = isOurs(event)
      keyStep = stepOf(event)
      last = apart
      return
    }
    const presses = event.key === 'Enter' || event.key === ' '
    const isOnUs = isOurs(event)
    if (keyStep !== null && keyStep === stepOf(event)) return
    if (presses && (isOnUs ? isIn(event, pressable) : keyIsOurs && !isIn(event, typable))) swallow(event)
  }

  const listened = { capture: true } as const
  const pointers = ['pointerdown', 'mousedown', 'click'] as const
  for (const type of pointers) view.addEventListener(type, pointed, listened)
  view.addEventListener('keydown', keyed, listened)
  return () => {
    for (const type of pointers) view.removeEventListener(type, pointed, listened)
    view.removeEventListener('keydown', keyed, listened)
  }
}

function pressOf({ timeStamp, clientX, clientY }: MouseEvent): Press {
  return { ...apart, at: timeStamp, x: clientX, y: clientY }
}

function stepOf(event: Event): Element | null {
  return closest(event, everyPress)
}

function isIn(event: Event, kind: string): boolean {
  return closest(event, kind) !== null
}

function closest(event: Event, kind: string): Element | null {
  const target = event.composedPath()[0] as Partial<Element> | undefined
  return target?.closest?.(kind) ?? null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
