import { afterAll, beforeAll, expect, test } from 'vitest'
import { withOrder } from './real-swaps.ts'
import { changed, openTamperedWorld, tampering } from './tampered-world.ts'
import type { TamperedWorld } from './tampered-world.ts'

// Whatever a swap service answers, the wallet is asked for what was reviewed, or is not asked by the first press.
// Each tenth field here; all of them in the exhaustive part.

let world: TamperedWorld
beforeAll(async () => {
  world = await openTamperedWorld()
})
afterAll(() => world.sandbox.stop())

const names = ['a token for a token', 'the coin for a token', 'a token for the coin']
const wishOf = (name: string) => world.wishes[name] ?? { from: '', to: '', amount: '' }

test.each(names)('%s: without changes the wallet receives the reviewed swap', async (name) => {
  const asked = await world.swapping(wishOf(name), tampering(null))
  expect(asked?.method).toBe('eth_sendTransaction')
  expect(await world.wrongWith(wishOf(name), asked)).toBeNull()
})

test.each(names.slice(0, 2))(
  '%s: whichever field is changed, the wallet is asked for nothing worse',
  async (name) => {
    const all = await world.everyTampering(wishOf(name))
    expect(all.length).toBeGreaterThan(50)
    expect(
      await world.wrongBy(
        wishOf(name),
        all.filter((_, index) => index % 10 === 3),
      ),
    ).toEqual([])
  },
)

test.each(['a token', 'the coin'])(
  'a transfer of %s: the wallet receives the reviewed transfer',
  async (name) => {
    const wish = world.transfers[name] ?? { token: '', amount: '', receiver: '' }
    const asked = await world.sending(wish, tampering(null))
    expect(asked).not.toBeNull()
    expect(await world.wrongWithTransfer(wish, asked)).toBeNull()
  },
)

test('a token transfer with any changed balance field sends nothing worse than reviewed', async () => {
  const wish = world.transfers['a token'] ?? { token: '', amount: '', receiver: '' }
  const { count, wrong } = await world.everyTransfer(wish, 7)
  expect(count).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

type Order = Parameters<Parameters<typeof withOrder>[1]>[0]
const hex = (address: string | undefined) => (address ?? '') as `0x${string}`

/** What somebody who knows the router writes into a call. */
const edits: Readonly<Record<string, (order: Order) => Partial<Order>>> = {
  'takes no least': () => ({ least: 0n }),
  'takes half of the least': ({ least }) => ({ least: least / 2n }),
  'takes the least where the deadline belongs': ({ least }) => ({ least: 0n, deadline: least }),
  'takes twenty times the amount': ({ amount }) => ({ amount: amount * 20n }),
  'gives another token': () => ({
    to: hex(world.addressOf('WBTC')),
    path: ['USDC', 'coin', 'WBTC'].map((symbol) =>
      hex(symbol === 'coin' ? world.sandbox.endpoints.swaps?.wrappedCoin : world.addressOf(symbol)),
    ),
    least: 0n,
  }),
  'takes another token': () => ({ from: hex(world.addressOf('DAI')), least: 0n }),
}

test.each(Object.keys(edits))('a call that %s is not asked for by the first press', async (name) => {
  const edited = changed((path, answer) => {
    const { tx } = Object(answer) as { readonly tx?: { readonly data: string } }
    const edit = edits[name]
    if (!path.endsWith('/build-transaction') || !tx || !edit) return answer
    return { tx: { ...tx, data: withOrder(tx.data, edit) } }
  })
  expect(await world.swapping(wishOf('a token for a token'), edited)).toBeNull()
})
