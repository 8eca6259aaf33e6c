import type { EventInput } from '../../events/define-events.ts'
import type { List } from './parts.ts'

/** Returns the event that a list sends when rows become visible. */
export function rowsShown(shown: EventInput, keys: readonly string[]): EventInput {
  return { type: shown.type, data: { ...Object(shown.data), keys: [...keys] } }
}

/** Returns a key for what a list would request, so that it is requested once. Empty if there is no more. */
export function askName({ more }: List): string {
  return more ? JSON.stringify(more) : ''
}
