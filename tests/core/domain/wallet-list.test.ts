import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredWallets, recommendedCount, recommendedWallets } from '../../../core/domain/wallet-list.ts'

const wallet = (id: string, rdns: string | null = null) => ({ id, name: id, rdns })
const rules = { featuredWalletIds: [], excludeWalletIds: [] }

test('wallets that are installed here are not recommended again', () => {
  const names = recommendedWallets(
    [wallet('a', 'org.a'), wallet('b')],
    [{ key: 'org.a', name: 'A', icon: null }],
    rules,
  )
  expect(names.map(({ id }) => id)).toEqual(['b'])
})

test('featured wallets come first in the order of the option, excluded ones never', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => wallet(id))
  const order = recommendedWallets(all, [], { featuredWalletIds: ['d', 'b'], excludeWalletIds: ['a'] })
  expect(order.map(({ id }) => id)).toEqual(['d', 'b', 'c'])
})

test('whatever is listed, no wallet is recommended twice and never more than the view has room for', () => {
  const row = fc.record({
    id: fc.stringMatching(/^[a-f]$/),
    rdns: fc.option(fc.constantFrom('org.x', 'org.y')),
  })
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (rows) => {
      const shown = recommendedWallets(
        rows.map(({ id, rdns }) => wallet(id, rdns)),
        [{ key: 'org.x', name: 'X', icon: null }],
        rules,
      )
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      expect(shown.length).toBeLessThanOrEqual(recommendedCount)
      expect(shown.some(({ rdns }) => rdns === 'org.x')).toBe(false)
    }),
  )
})

test('"Browser Wallet" is offered only where no wallet has said its name', () => {
  const nameless = { key: 'browser-wallet', name: 'Browser Wallet', icon: null }
  const named = { key: 'org.a', name: 'A', icon: null }
  expect(offeredWallets([nameless])).toEqual([nameless])
  expect(offeredWallets([nameless, named])).toEqual([named])
})
