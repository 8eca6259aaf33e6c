import { isOurs } from '../../shadow/shadow-host.ts'

/** The longest time between the halves of a double click or double tap, in milliseconds. */
export const doubleClick = 400

/** The largest distance between the two halves, in CSS pixels. */
const sameSpot = 10

const pressable = 'button, a'
const everyPress = '[data-every-press]'
const typable = 'input, textarea, select, [contenteditable]'

type Press = {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly ours: boolean
  /** The pressed control, if it accepts every press. */
  readonly step: Element | null
}

/** A press that matches no other. */
const apart: Press = { at: -Infinity, x: 0, y: 0, ours: false, step: null }

/**
 * Makes a double click on a button count once, even if views change below it. Returns a function that ends this. The second half of a double
 * click or tap is dropped if either half was on Latchkey. Repetitions of a held key are dropped as well. A control that accepts every press
 * (`Button.isStep`) is excepted while it is the pressed one.
 */
export function ignoreDoubleClicks(view: Window): () => void {
  let last: Press | null = null
  let began: Press = apart
  let keyIsOurs = false
  let keyStep: Element | null = null

  const isSecondHalf = (press: Press, count: number) => {
    // The first observed press may have had an earlier one that was not observed. Only the browser's own count shows that.
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
    // On the host's page, a menu or a field would react to the press before the click. In Latchkey's own views, text may be selected.
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
