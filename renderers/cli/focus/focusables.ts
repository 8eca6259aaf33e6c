import type { EventInput } from '../../../core/events/define-events.ts'
import { memoized } from '../../../core/view-models/parts/memoized.ts'
import type { Button, Item, Part, Parts, TextField } from '../../../core/view-models/parts/parts.ts'

/** Something the focus can stand on: it is pressed (`press` is null while it is busy), typed into, or leads to a page; `approach` is sent when the focus comes to it. */
export type Focusable =
  | {
      readonly kind: 'press'
      readonly id: string
      readonly press: EventInput | null
      readonly approach?: EventInput
      /** Whether each stroke counts, also of a key that is held. */
      readonly isStep?: boolean
    }
  | { readonly kind: 'text'; readonly id: string; readonly field: TextField }
  | { readonly kind: 'link'; readonly id: string; readonly href: string; readonly press?: EventInput }

/** The focus id of a list's item or a choice's option; any other part is named by its place alone. */
export function itemId(place: string, key: string): string {
  return `${place}/${key}`
}

/** The focus id of what fills a text field with all that there is. */
export function maximumId(place: string): string {
  return itemId(place, 'maximum')
}

/** Everything on a screen that the focus can stand on, from top to bottom. */
export function focusablesOf(parts: Parts): readonly Focusable[] {
  return Object.entries(parts).flatMap(([place, part]) => (part ? focusablesIn(place, part) : []))
}

/** A screen in the history: its name, and how many lie below it. */
export type Place = { readonly screen: string; readonly depth: number }

/** Where a person last put the focus on each screen of the history. */
export type Focus = readonly (Place & { readonly id: string | null })[]

/** The focus before any key was pressed. */
export const noFocus: Focus = []

/** The focus put on something of a screen; what was wanted on later screens is forgotten. */
export function putFocus(focus: Focus, { screen, depth }: Place, id: string | null): Focus {
  return [...focus.filter((put) => put.depth < depth), { screen, depth, id }]
}

/** The focus id wanted on a screen, null when the focus was never put on it. */
export function requestedFocusId(focus: Focus, { screen, depth }: Place): string | null {
  return focus.find((put) => put.depth === depth && put.screen === screen)?.id ?? null
}

/** The focusable that has the focus: the wanted one while it is there, else the first. */
export function focusedOf(focusables: readonly Focusable[], wanted: string | null): Focusable | null {
  return focusables.find(({ id }) => id === wanted) ?? focusables[0] ?? null
}

/** The focus id that is `by` steps further: one step goes round at the ends, several stop there. */
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

/** A focus id, and whether it is the first or the last on its screen. */
export type FocusStop = { readonly id: string; readonly isFirst: boolean; readonly isLast: boolean }

/** Where a focusable stands among all of its screen. */
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
