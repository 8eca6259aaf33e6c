import { expect, test } from 'vitest'
import { rememberedConnectionOf } from '../../../core/domain/remembered-connection.ts'

const kept = { connector: 'walletConnect', wallet: { key: 'topic-1', name: 'Pebble', icon: null } }

test('what an earlier Latchkey kept without a chain, or with one that is none, still says which wallet it was', () => {
  for (const record of [kept, { ...kept, chainId: 'Base' }, { ...kept, chainId: 8453 }]) {
    const remembered = rememberedConnectionOf(JSON.stringify(record))
    expect(remembered).toMatchObject(kept)
    expect(remembered?.chainId).toBeUndefined()
  }
})

test('a chain that was kept comes back', () => {
  const record = { ...kept, chainId: 'eip155:8453' }
  expect(rememberedConnectionOf(JSON.stringify(record))).toEqual(record)
})

test('anything else counts as nothing', () => {
  for (const text of [null, '', '{', 'null', '[]', '{"connector":"injected"}']) {
    expect(rememberedConnectionOf(text)).toBeNull()
  }
})
