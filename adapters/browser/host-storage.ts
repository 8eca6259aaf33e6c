import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'

/** What a host may give as storage: `localStorage`'s three methods, which may answer later. */
export type HostStorage = {
  getItem(key: string): string | null | undefined | Promise<string | null | undefined>
  setItem(key: string, text: string): unknown
  removeItem(key: string): unknown
}

/** Checks the host's `storage` option; throws `bad-option` naming what it is and what was expected. */
export function checkHostStorage(given: unknown): asserts given is HostStorage | undefined {
  if (given === undefined) return
  const has = (name: string) => typeof Object(given)[name] === 'function'
  if (['getItem', 'setItem', 'removeItem'].every(has)) return
  throw new LatchkeyError(
    'bad-option',
    `The option "storage" is ${shapeOf(given)}; storage must be an object with the methods getItem, setItem and removeItem.`,
  )
}
