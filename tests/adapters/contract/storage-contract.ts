import { expect, test } from 'vitest'
import { storageKeys } from '../../../core/domain/sessions/storage-keys.ts'
import type { Storage } from '../../../core/ports/storage.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

/** A storage that can be made to refuse. */
export type StorageWorld = { readonly storage: Storage; readonly block: () => void }

/** What every Storage port must do. */
export function storageContract(name: string, createWorld: () => StorageWorld): void {
  test(`${name}: a text is there once it was written, and gone once it was removed`, async () => {
    const { storage } = createWorld()
    expect(await valueOf(storage.read({ key: 'a' }, unhurried))).toEqual({ text: null })
    expect(await valueOf(storage.write({ key: 'a', text: 'one' }, unhurried))).toBe(null)
    await valueOf(storage.write({ key: 'b', text: '' }, unhurried))
    expect(await valueOf(storage.read({ key: 'a' }, unhurried))).toEqual({ text: 'one' })
    expect(await valueOf(storage.read({ key: 'b' }, unhurried))).toEqual({ text: '' })
    expect(await valueOf(storage.remove({ key: 'a' }, unhurried))).toBe(null)
    expect(await valueOf(storage.read({ key: 'a' }, unhurried))).toEqual({ text: null })
  })

  test(`${name}: what is asked of a text to change is done in that order`, async () => {
    const { storage } = createWorld()
    await Promise.all([
      valueOf(storage.write({ key: 'a', text: 'one' }, unhurried)),
      valueOf(storage.remove({ key: 'a' }, unhurried)),
      valueOf(storage.write({ key: 'a', text: 'two' }, unhurried)),
    ])
    expect(await valueOf(storage.read({ key: 'a' }, unhurried))).toEqual({ text: 'two' })
  })

  test(`${name}: with the sessions goes what is known of those to whom they sent`, async () => {
    const { storage } = createWorld()
    await valueOf(storage.write({ key: storageKeys.recentReceivers, text: 'one' }, unhurried))
    await valueOf(storage.write({ key: storageKeys.recentWallets, text: 'two' }, unhurried))
    await valueOf(storage.remove({ key: storageKeys.sessions }, unhurried))
    expect(await valueOf(storage.read({ key: storageKeys.recentReceivers }, unhurried))).toEqual({
      text: null,
    })
    expect(await valueOf(storage.read({ key: storageKeys.recentWallets }, unhurried))).toEqual({
      text: 'two',
    })
  })

  test(`${name}: a storage that refuses is storage-blocked, whatever it is asked`, async () => {
    const { storage, block } = createWorld()
    block()
    const failures = await Promise.all([
      failureFrom(storage.read({ key: 'a' }, unhurried)),
      failureFrom(storage.write({ key: 'a', text: 'one' }, unhurried)),
      failureFrom(storage.remove({ key: 'a' }, unhurried)),
    ])
    expect(failures.map(({ code }) => code)).toEqual(Array(3).fill('storage-blocked'))
  })

  test(`${name}: a question taken back beforehand is aborted`, async () => {
    const { storage } = createWorld()
    expect(await failureFrom(storage.read({ key: 'a' }, AbortSignal.abort()))).toEqual({ code: 'aborted' })
  })
}
