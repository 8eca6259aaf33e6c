import { expect, test } from 'vitest'
import { createStorage } from '../../../adapters/browser/storage.ts'
import type { HostStorage } from '../../../adapters/browser/host-storage.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { storageContract } from './storage-contract.ts'

function mapStorage(texts = new Map<string, string>()): HostStorage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: (key) => texts.delete(key),
  }
}

storageContract('a local storage', () => {
  const storage = mapStorage()
  let isBlocked = false
  return {
    storage: createStorage(() => {
      if (isBlocked) throw new DOMException('Access is denied for this document.', 'SecurityError')
      return storage
    }),
    block: () => (isBlocked = true),
  }
})

storageContract('a storage of the host that answers later', () => {
  const inner = mapStorage()
  let isBlocked = false
  const later = async <Value>(value: () => Value) => {
    if (isBlocked) throw new Error('quota')
    return value()
  }
  return {
    storage: createStorage(() => ({
      getItem: (key) => later(() => inner.getItem(key) as string | null),
      setItem: (key, text) => later(() => inner.setItem(key, text)),
      removeItem: (key) => later(() => inner.removeItem(key)),
    })),
    block: () => (isBlocked = true),
  }
})

storageContract('the fake', () => {
  const storage = fakeStorage()
  return { storage, block: () => storage.block() }
})

test('texts stand under a prefix of our own', async () => {
  const texts = new Map<string, string>()
  const storage = createStorage(() => mapStorage(texts))
  await valueOf(storage.write({ key: 'connection', text: 'x' }, unhurried))
  expect([...texts.keys()]).toEqual(['@latchkey/connection'])
})

test('no storage at all is storage-blocked and says what to do', async () => {
  const storage = createStorage(() => undefined)
  expect(await failureFrom(storage.read({ key: 'connection' }, unhurried))).toEqual({
    code: 'storage-blocked',
    detail: 'There is no storage here; allow site data, or give Latchkey a storage of your own.',
  })
})

test('the words of a storage that is full are kept', async () => {
  const full = {
    ...mapStorage(),
    setItem: () => {
      throw new Error('The quota has been exceeded.')
    },
  }
  const failure = await failureFrom(
    createStorage(() => full).write({ key: 'connection', text: 'x' }, unhurried),
  )
  expect(failure.detail).toBe(
    'The storage did not let Latchkey write connection: The quota has been exceeded.',
  )
})

test('a host storage that answers with something else than a text is malformed', async () => {
  const odd = { ...mapStorage(), getItem: () => 7 as unknown as string }
  expect(await failureFrom(createStorage(() => odd).read({ key: 'connection' }, unhurried))).toEqual({
    code: 'malformed-answer',
    detail: 'The storage holds the number 7 under @latchkey/connection; expected a text or null.',
  })
})
