import { expect, test } from 'vitest'
import { pageStorage } from '../../../adapters/wallet-connect/page-storage.ts'

const blocked = () => {
  throw new DOMException('Denied.', 'SecurityError')
}

test.each([
  ['is none', () => undefined],
  ['must not be looked at', blocked],
  ['refuses', () => ({ databases: async () => blocked() })],
])('if IndexedDB %s, a pairing lasts for this visit only', async (_, find) => {
  const storage = await pageStorage(find)
  await storage?.setItem('topic', { key: 'x' })
  expect(await storage?.getItem('topic')).toEqual({ key: 'x' })
  expect(await storage?.getEntries()).toEqual([['topic', { key: 'x' }]])
  await storage?.removeItem('topic')
  expect(await storage?.getKeys()).toEqual([])
})

test.each([
  ['can be asked', { databases: async () => [] }],
  ['of an older browser cannot say what it holds', {}],
])('if IndexedDB %s, the pairing library uses it', async (_, found) => {
  expect(await pageStorage(() => found)).toBeUndefined()
})
