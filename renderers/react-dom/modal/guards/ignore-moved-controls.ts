import { sheetWindow } from '../../theme/sheet-window.ts'

/** How long a control that moved takes no press, in milliseconds. As long as a double click. */
const settlingTime = 400

/** The attribute of a control that takes no press. */
const movedMark = 'data-moved'

/** The smallest overlap of two places that counts, in CSS pixels. Rows that only touch do not overlap. */
const leastOverlap = 8

/** Where a control begins, and its size. */
type Place = {
  readonly x: number
  /** Its distances from the upper edge of the content, and from the lower one if the content is in a sheet, which grows upwards. */
  readonly y: readonly number[]
  readonly width: number
  readonly height: number
}

/**
 * Drops presses on a control of Connect that took the place of another one by itself, within 400 milliseconds. A wallet that announces itself late
 * moves the rows below it, and a press would reach a wallet that nobody aimed at. Keys always count, because the focus moves with its control.
 * Returns a function that ends this.
 */
export function ignoreMovedControls(content: HTMLElement): () => void {
  const window = content.ownerDocument.defaultView
  let view: Element | null = null
  let places = placesIn(content)
  let pressedAt = -settlingTime

  const compare = () => {
    const shown = content.querySelector('.connect')
    const now = shown ? placesIn(content) : new Map<Element, Place>()
    const at = timeOfEvents()
    // What follows from the visitor's own press is expected.
    if (shown === view && at - pressedAt >= settlingTime)
      for (const [control, place] of now) if (isAnothersPlace(control, place, places)) markMoved(control)
    view = shown
    places = now
  }
  const press = (event: MouseEvent) => {
    // A click without a count was made by a key or by a script.
    if (event.detail === 0 || !content.contains(event.composedPath()[0] as Node)) return
    const control = (event.composedPath()[0] as Element).closest('button, a')
    if (!control?.hasAttribute(movedMark)) {
      pressedAt = event.timeStamp
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const observer = new ResizeObserver(compare)
  observer.observe(content)
  window?.addEventListener('click', press, true)
  return () => {
    observer.disconnect()
    window?.removeEventListener('click', press, true)
  }
}

/** Marks a control for the settling time. An animation without frames counts it, because hosts may replace the clock of their page. */
function markMoved(control: Element): void {
  control.setAttribute(movedMark, '')
  control
    .getAnimations()
    .find(({ id }) => id === movedMark)
    ?.cancel()
  const settling = control.animate([], { id: movedMark, duration: settlingTime })
  settling.onfinish = () => control.removeAttribute(movedMark)
}

/** Returns where each control is, relative to the content. */
function placesIn(content: HTMLElement): ReadonlyMap<Element, Place> {
  const { left, top, bottom } = content.getBoundingClientRect()
  const isSheet = content.ownerDocument.defaultView?.matchMedia(sheetWindow).matches
  const places = new Map<Element, Place>()
  for (const control of content.querySelectorAll('button, a')) {
    const { x, y, width, height } = control.getBoundingClientRect()
    const tops = isSheet ? [y - top, y - bottom] : [y - top]
    if (height > 0) places.set(control, { x: x - left, y: tops, width, height })
  }
  return places
}

function isAnothersPlace(control: Element, place: Place, before: ReadonlyMap<Element, Place>): boolean {
  return [...before].some(
    ([other, old]) =>
      other !== control &&
      overlap(place.x, place.width, old.x, old.width) > leastOverlap &&
      place.y.some((y, edge) => overlap(y, place.height, old.y[edge] ?? y, old.height) > leastOverlap),
  )
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)
}

/** Returns the current time of the browser's own events, which a test's clock does not change. */
function timeOfEvents(): number {
  return new Event('time').timeStamp
}
