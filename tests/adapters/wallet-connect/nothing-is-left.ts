import { expect } from 'vitest'
import type { MemoryStorage } from './memory-storage.ts'

/** Holds that the pairing library keeps no pairing, session or subscription. */
export function nothingIsLeft(storage: MemoryStorage): void {
  expect(storage.kept('pairing')).toEqual([])
  expect(storage.kept('session')).toEqual([])
  expect(storage.kept('subscription')).toEqual([])
}

/** Holds that it keeps nothing of a proposal either: no record, and of all keys only its own. */
export function noProposalIsLeft(storage: MemoryStorage): void {
  expect(storage.kept('history')).toEqual([])
  expect(storage.kept('keychain').flatMap((keys) => Object.keys(Object(keys)))).toEqual([
    'client_ed25519_seed',
  ])
}
