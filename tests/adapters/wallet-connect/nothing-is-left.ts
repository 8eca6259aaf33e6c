import { expect } from 'vitest'
import type { MemoryStorage } from './memory-storage.ts'

/** Holds that the pairing library keeps no pairing, session or subscription. */
export function nothingIsLeft(storage: MemoryStorage): void {
  expect(storage.kept('pairing')).toEqual([])
  expect(storage.kept('session')).toEqual([])
  expect(storage.kept('subscription')).toEqual([])
}
