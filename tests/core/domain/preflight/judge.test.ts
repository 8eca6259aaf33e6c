import { expect, test } from 'vitest'
import type { Simulation } from '../../../../core/domain/preflight/evidence.ts'
import { effectDifference, effectOf, tokenDifference } from '../../../../core/domain/preflight/judge.ts'
import type { Review } from '../../../../core/domain/preflight/review.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

type Done = Extract<Simulation, { readonly outcome: 'done' }>

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const router = '0x111111125421cA6dc452d289314280a0f8842A65'

/** Ten USDC for at least 9.9 DAI. */
const swap: Review = {
  account: alice.address,
  shown: [
    { address: usdc, symbol: 'USDC', decimals: 6 },
    { address: dai, symbol: 'DAI', decimals: 18 },
  ],
  pays: { token: usdc, amount: '10000000' },
  receives: { token: dai, amount: '9900000000000000000', slippage: 1 },
  spender: router,
  receiver: null,
}

/** Ten USDC to Bob. */
const transfer: Review = { ...swap, receives: null, spender: null, receiver: bob.address }

function differenceOn(review: Review, done: Done, chainId = 'eip155:1') {
  return effectDifference(review, done, chainId)
}

function trial(changes: Readonly<Record<string, string>>, more: Partial<Done> = {}): Done {
  return {
    outcome: 'done',
    gas: '150000',
    changes: Object.entries(changes).map(([token, change]) => ({
      token: token === 'coin' ? null : token,
      holder: alice.address,
      change,
    })),
    permissions: [],
    collectibles: [],
    minimum: '9900000000000000000',
    ...more,
  }
}

const swapped = { [usdc]: '-10000000', [dai]: '9990000000000000000' }

test('a swap that pays the amount and brings the least or more is as reviewed', () => {
  expect(differenceOn(swap, trial(swapped))).toBeNull()
  expect(differenceOn(swap, trial({ [usdc]: '-9000000', [dai]: '9900000000000000000' }))).toBeNull()
  expect(effectOf(swap, trial(swapped))).toEqual({
    pays: '10000000',
    receives: '9990000000000000000',
    minimum: '9900000000000000000',
    arrives: null,
  })
})

test('unseen changes are reported for a swap but not for a plain transfer', () => {
  const unseen = trial(swapped, { areOthersUnseen: true })
  expect(effectOf(swap, unseen)).toMatchObject({ areOthersUnseen: true })
  expect(effectOf(transfer, unseen)).not.toHaveProperty('areOthersUnseen')
})

test('addresses are the same in any letter case', () => {
  const lower = { [usdc.toLowerCase()]: '-10000000', [dai.toLowerCase()]: '9990000000000000000' }
  expect(differenceOn(swap, trial(lower))).toBeNull()
})

test.each([
  ['more of the token', { ...swapped, [usdc]: '-10000010' }, 'pays-more'],
  ['twenty times the amount', { ...swapped, [usdc]: '-200000000' }, 'pays-more'],
  ['the coin, too', { ...swapped, coin: '-1000' }, 'pays-other'],
  ['another token, too', { ...swapped, [router]: '-5' }, 'pays-other'],
  ['less than the least', { ...swapped, [dai]: '9800000000000000000' }, 'receives-less'],
  ['nothing', { [usdc]: '-10000000' }, 'receives-less'],
  ['another token in its place', { [usdc]: '-10000000', [router]: '9990000000000000000' }, 'receives-less'],
])('a swap that takes or gives %s is not as reviewed', (_, changes, kind) => {
  expect(differenceOn(swap, trial(changes))?.kind).toBe(kind)
})

test('rights that were not reviewed are a difference, whatever else a call does', () => {
  const given = (token: string, spender: string, amount: string | null) =>
    differenceOn(swap, trial(swapped, { permissions: [{ token, spender, amount }] }))?.kind ?? null
  expect(given(usdc, router, '10000000')).toBeNull()
  expect(given(usdc, bob.address, '0')).toBeNull()
  expect(given(usdc, bob.address, '1')).toBe('permission')
  expect(given(dai, router, '1')).toBe('permission')
  expect(given(usdc, router, null)).toBe('permission')
})

test('a collectible that leaves is a difference', () => {
  expect(differenceOn(swap, trial(swapped, { collectibles: [router] }))).toEqual({
    kind: 'pays-other',
    token: router,
    pays: null,
  })
})

test('a rounding difference of a share-based token is tolerated, but not of the coin', () => {
  expect(differenceOn(swap, trial({ ...swapped, [usdc]: '-10000002' }))).toBeNull()
  const ofCoin: Review = { ...swap, pays: { token: null, amount: '1000' } }
  expect(differenceOn(ofCoin, trial({ coin: '-1001', [dai]: swapped[dai] ?? '' }))?.kind).toBe('pays-more')
})

test('a token with few decimals gets no rounding tolerance', () => {
  const counting = (decimals: number, change: Partial<Review> = {}): Review => ({
    ...swap,
    shown: swap.shown.map((token) => ({ ...token, decimals })),
    ...change,
  })
  const more = trial({ ...swapped, [usdc]: '-10000001' })
  const less = trial({ ...swapped, [dai]: '9899999999999999999' })
  const kinds = (decimals: number) =>
    [more, less].map((done) => differenceOn(counting(decimals), done)?.kind ?? null)
  expect(kinds(6)).toEqual([null, null])
  for (const decimals of [0, 2, 5]) expect(kinds(decimals)).toEqual(['pays-more', 'receives-less'])
  const single = { ...transfer, pays: { token: usdc, amount: '1' } }
  expect(
    differenceOn({ ...counting(0), ...single, shown: counting(0).shown }, trial({ [usdc]: '-1' }))?.kind,
  ).toBe('nothing-arrives')
})

test('a token outside the review gets no rounding tolerance', () => {
  expect(differenceOn(swap, trial({ ...swapped, [router]: '-1' }))?.kind).toBe('pays-other')
})

const arrival = (change: string) => ({ token: usdc, holder: bob.address, change })

test('a transfer matches its review even if the token withholds a share', () => {
  const done = trial({ [usdc]: '-10000000' })
  const with98 = { ...done, changes: [...done.changes, arrival('9800000')] }
  expect(differenceOn(transfer, with98)).toBeNull()
  expect(effectOf(transfer, with98)).toMatchObject({ pays: '10000000', arrives: '9800000', receives: null })
})

test('a transfer that does not reach its receiver is a difference', () => {
  const done = trial({ [usdc]: '-10000000' })
  expect(differenceOn(transfer, { ...done, changes: [...done.changes, arrival('0')] })).toEqual({
    kind: 'nothing-arrives',
    token: usdc,
    receiver: bob.address,
  })
})

test('a transfer to the own account or of zero matches the review', () => {
  expect(differenceOn({ ...transfer, receiver: alice.address }, trial({ [usdc]: '0' }))).toBeNull()
  const nothing: Review = { ...transfer, pays: { token: usdc, amount: '0' } }
  expect(differenceOn(nothing, trial({ [usdc]: '0' }))).toBeNull()
})

test('the receiver may forward the coin', () => {
  const ofCoin: Review = { ...transfer, pays: { token: null, amount: '1000' } }
  expect(differenceOn(ofCoin, trial({ coin: '-1000' }))).toBeNull()
})

const coin = { decimals: 18 }
const facts = (address: string, decimals: number | null) => ({ address, symbol: null, decimals })

test('tokens that count as they were shown are as reviewed', () => {
  expect(tokenDifference(swap, [facts(dai.toLowerCase(), 18), facts(usdc, 6)], coin)).toBeNull()
})

test('other decimals, and an address at which no token answers, are a difference', () => {
  expect(tokenDifference(swap, [facts(usdc, 8), facts(dai, 18)], coin)).toEqual({
    kind: 'decimals',
    token: usdc,
    symbol: 'USDC',
    shown: 6,
    real: 8,
  })
  const none = { kind: 'not-a-token', token: dai, symbol: 'DAI' }
  expect(tokenDifference(swap, [facts(usdc, 6), facts(dai, null)], coin)).toEqual(none)
  expect(tokenDifference(swap, [facts(usdc, 6)], coin)).toEqual(none)
})

test('the coin counts as its network does, whatever a service says', () => {
  const shown = (decimals: number) => ({ ...swap, shown: [{ address: null, symbol: 'ETH', decimals }] })
  expect(tokenDifference(shown(18), [], coin)).toBeNull()
  expect(tokenDifference(shown(20), [], coin)).toMatchObject({ kind: 'decimals', token: null, real: 18 })
})

test('on Celo and Moonbeam the coin and its token count as one', () => {
  for (const [chainId, token] of [
    ['eip155:42220', '0x471EcE3750Da237f93B8E339c536989b8978a438'],
    ['eip155:1284', '0x0000000000000000000000000000000000000802'],
  ] as const) {
    const asToken: Review = { ...transfer, pays: { token, amount: '1000' } }
    const asCoin: Review = { ...transfer, pays: { token: null, amount: '1000' } }
    const arrival = { token, holder: bob.address, change: '1000' }
    const moved = trial({ coin: '-1000', [token]: '-1000' })
    const both = { ...moved, changes: [...moved.changes, arrival] }
    expect(differenceOn(asToken, both, chainId)).toBeNull()
    expect(differenceOn(asCoin, both, chainId)).toBeNull()
    expect(differenceOn(asToken, both)?.kind).toBe('pays-other')
    const more = trial({ [token]: '-1000', coin: '-5000' })
    expect(differenceOn(asToken, more, chainId)).toMatchObject({ kind: 'pays-more', pays: '5000' })
  }
})

test('a token that is also a collectible may move both, but no other collectible', () => {
  const arrived = { token: usdc, holder: bob.address, change: '10000000' }
  const moved = trial({ [usdc]: '-10000000' }, { collectibles: [usdc] })
  const both = { ...moved, changes: [...moved.changes, arrived] }
  expect(differenceOn(transfer, both)).toBeNull()
  expect(differenceOn(transfer, { ...both, collectibles: [usdc, dai] })).toEqual({
    kind: 'pays-other',
    token: dai,
    pays: null,
  })
})
