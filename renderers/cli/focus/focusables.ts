import type { EventInput } from '../../../core/events/define-events.ts'
import { memoized } from '../../../core/view-models/parts/memoized.ts'
import type { Button, Item, Part, Parts, TextField } from '../../../core/view-models/parts/parts.ts'

/**
 * An element that can have the focus: a button (`press` is null while it is busy), a text field, or a link. `approach` is dispatched when the
 * focus arrives.
 */
export type Focusable =
  | {
      readonly kind: 'press'
      readonly id: string
      readonly press: EventInput | null
      readonly approach?: EventInput
      /** Whether each stroke counts, also repetitions of a held key. */
      readonly isStep?: boolean
    }
  | { readonly kind: 'text'; readonly id: string; readonly field: TextField }
  | { readonly kind: 'link'; readonly id: string; readonly href: string; readonly press?: EventInput }

/** Returns the focus id of a list's item or a choice's option. The focus id of any other part is its place. */
export function itemId(place: string, key: string): string {
  return `${place}/${key}`
}

/** Returns the focus id of the button that fills in a text field's maximum. */
export function maximumId(place: string): string {
  return itemId(place, 'maximum')
}

/** Returns every focusable element of a screen from top to bottom. `places` has the places in the order in which they are rendered. */
export function focusablesOf(
  parts: Parts,
  places: readonly string[] = Object.keys(parts),
): readonly Focusable[] {
  return places.flatMap((place) => {
    const part = parts[place]
    return part ? focusablesIn(place, part) : []
  })
}

/** A screen in the history: its name, and the number of screens below it. */
export type Place = { readonly screen: string; readonly depth: number }

/** The last focus on each screen of the history. */
export type Focus = readonly (Place & { readonly id: string | null })[]

/** The focus before any key was pressed. */
export const noFocus: Focus = []

/** Returns the focus after it moved to an element of a screen. Forgets the focus of later screens. */
export function putFocus(focus: Focus, { screen, depth }: Place, id: string | null): Focus {
  return [...focus.filter((put) => put.depth < depth), { screen, depth, id }]
}

/** Returns the last focus id on a screen, or null. */
export function requestedFocusId(focus: Focus, { screen, depth }: Place): string | null {
  return focus.find((put) => put.depth === depth && put.screen === screen)?.id ?? null
}

/** Returns the focused element: the requested one if it exists, else the first. */
export function focusedOf(focusables: readonly Focusable[], wanted: string | null): Focusable | null {
  return focusables.find(({ id }) => id === wanted) ?? focusables[0] ?? null
}

/** Returns the focus id that is `by` steps further. A single step wraps around at the ends; several steps stop there. */
export function stepFocus(focusables: readonly Focusable[], from: string | null, by: number): string | null {
  const { length } = focusables
  if (length === 0) return null
  const next =
    Math.max(
      focusables.findIndex(({ id }) => id === from),
      0,
    ) + by
  const isStep = Math.abs(by) === 1
  const to = isStep ? (next + length) % length : Math.min(Math.max(next, 0), length - 1)
  return focusables[to]?.id ?? null
}

/**
 * Returns the elements between which the focus moves by rows: the focused one, and the first of each other row. `rowOf` returns the row of a focus
 * id, or null if it is not rendered, and so in a row of its own.
 */
export function rowStarts(
  focusables: readonly Focusable[],
  focused: Focusable | null,
  rowOf: (id: string) => number | null,
): readonly Focusable[] {
  const rows = focusables.map(({ id }) => rowOf(id))
  const own = rows[focusables.findIndex(({ id }) => id === focused?.id)] ?? null
  return focusables.filter(
    ({ id }, index) =>
      id === focused?.id || rows[index] === null || (rows[index] !== own && rows[index] !== rows[index - 1]),
  )
}

/** A focus id, and whether it is the first or the last on its screen. */
export type FocusStop = { readonly id: string; readonly isFirst: boolean; readonly isLast: boolean }

/** Returns an element's position among all focusable elements of its screen. */
export function stopOf(focusables: readonly Focusable[], { id }: Focusable): FocusStop {
  return { id, isFirst: focusables[0]?.id === id, isLast: focusables.at(-1)?.id === id }
}

function focusablesIn(place: string, part: Part): readonly Focusable[] {
  switch (part.part) {
    case 'list':
      return part.items.flatMap((item) => keptItem(item, itemId(place, item.key)))
    case 'item':
      return keptItem(part, place)
    case 'text-field':
      return part.isDisabled
        ? []
        : [
            { kind: 'text', id: place, field: part },
            ...(part.maximum ? pressOrPage(maximumId(place), part.maximum) : []),
          ]
    case 'button':
      return pressOrPage(place, part)
    case 'line':
      return pressOrPage(place, { press: part.press ?? null })
    case 'link':
      return [{ kind: 'link', id: place, href: part.href, ...(part.press ? { press: part.press } : {}) }]
    case 'choice':
      return part.options.map(({ key, press }) => ({ kind: 'press', id: itemId(place, key), press }))
    case 'notice':
    case 'picture':
    case 'progress':
    case 'qr-code':
    case 'slot':
    case 'steps':
      return []
  }
}

const keptItem = memoized((item: Item, id: string): readonly Focusable[] =>
  item.press && item.approach
    ? [{ kind: 'press', id, press: item.press, approach: item.approach }]
    : pressOrPage(id, item),
)

function pressOrPage(
  id: string,
  { press, href, busy, isStep }: Pick<Item, 'press' | 'href' | 'busy'> & Pick<Button, 'isStep'>,
): readonly Focusable[] {
  if (press) return [{ kind: 'press', id, press, ...(isStep && { isStep }) }]
  if (href !== undefined) return [{ kind: 'link', id, href }]
  return busy ? [{ kind: 'press', id, press: null }] : []
}
