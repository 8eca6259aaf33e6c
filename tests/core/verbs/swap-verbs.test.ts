import { throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import type { Failure } from '../../../core/domain/errors/failure.ts'
import type { Route } from '../../../core/domain/features/route.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { sepolia } from '../../../core/domain/network/test-networks.ts'
import { decimalText } from '../../../core/domain/values/numbers/ratio.ts'
import type { Ratio } from '../../../core/domain/values/numbers/ratio.ts'
import { swapDetails } from '../../../core/selectors/swap/details.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { swap as swaps } from '../../../core/events/swap/swap.ts'
import type { Features } from '../../../core/ports/features.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import type { SwapRequest } from '../../../core/verbs/swap-verbs.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { beacon, harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { beaconOfAlice } from '../effects/account/same-account-story.ts'
import { ethToken, hash, rumorToken, swapping, usdcToken } from '../effects/swap/story.ts'
import { inTime } from '../in-time.ts'

const codeOf = (error: unknown): unknown => Object(error).code
const order: SwapRequest = { from: 'native', to: usdcToken.address, amount: '1' }
const otherHash = `0x${'ef'.repeat(32)}`

type Left = { readonly answer: (hash: string) => void; readonly reject: (failure: Failure) => void }

/** Alice is connected, and the modal was never opened; every node says what gas a call takes. */
function headless({
  gas = '0x249f0',
  ...given
}: Parameters<typeof swapping>[0] & { readonly gas?: string } = {}) {
  const story = swapping(given)
  const { quote, swap } = createSwapVerbs(story.latchkey)
  for (let times = 0; times < 5; times += 1) story.node.answer('ask', gas)
  return {
    ...story,
    quote: (request: SwapRequest) => inTime(story.clock, quote(request)),
    swap: (request: Parameters<typeof swap>[0]) => inTime(story.clock, swap(request)),
    steps: () => Object.values(story.form()?.swaps ?? {}).map(({ step }) => step),
    signed: () => story.injected.questions.filter(({ method }) => method === 'request').length,
  }
}

test('a swap is quoted without a request for a signature', async () => {
  const { quote, signed, latchkey } = headless()
  const { history } = latchkey.state().router
  const offer = await quote(order)
  expect(offer.symbol).toBe('USDC')
  expect(BigInt(offer.minimum)).toBeLessThan(BigInt(offer.received))
  expect(signed()).toBe(0)
  expect(latchkey.state().router.history).toBe(history)
})

test('a swap quote contains the same costs and risks as the review', async () => {
  const { quote, latchkey, toReview } = headless()
  toReview()
  const offer = await quote(order)
  const shown = (ratio: Ratio | null | undefined) => ratio && decimalText(ratio, 18)
  const known = swapDetails(latchkey.state())
  expect(offer).toMatchObject({
    priceImpact: shown(known?.priceImpact),
    maxSlippage: shown(known?.maxSlippage),
    providerFee: '0.0085',
    costWorth: shown(known?.networkCost),
  })
  expect(Number(offer.costWorth)).toBeGreaterThan(0)
  expect(offer.priceImpact).not.toBeNull()
})

test('a quote rejects with insufficient-funds if the balance of the token is too low', async () => {
  const { quote } = headless()
  const failed = await quote({ ...order, amount: '1000000' }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 'insufficient-funds' })
  expect(String(Object(failed).message)).toContain('Insufficient balance')
})

test('the coin is swapped, and its hash answered, with no modal ever open', async () => {
  const { swap, signed, injected, types } = headless()
  injected.answer('request', hash)
  expect(await swap(order)).toEqual({ hash })
  expect(signed()).toBe(1)
  expect(types()).not.toContain('modal/opened')
})

test('a token is first allowed to be taken, then swapped', async () => {
  const { swap, signed, injected, asked } = headless()
  const last = `0x${'ef'.repeat(32)}`
  for (const sent of [hash, last]) injected.answer('request', sent)
  for (const allowance of ['0', '2000000', '2000000']) asked.answer('allowance', { allowance })
  expect(
    await swap({ from: usdcToken.address, to: 'native', amount: '2', accept: ['price-impact'] }),
  ).toEqual({ hash: last })
  expect(signed()).toBe(2)
  expect(asked.questions.map(({ method }) => method)).toContain('approval')
})

test('a token that refuses to overwrite an allowance needs three signatures, and the last hash resolves', async () => {
  const { injected, asked, node, clock, latchkey } = swapping()
  const { swap } = createSwapVerbs(latchkey)
  node.reject('ask', { code: 'execution-reverted' })
  for (let times = 0; times < 3; times += 1) node.answer('ask', '0xb71b')
  const hashes = ['ab', 'bc', 'cd'].map((byte) => `0x${byte.repeat(32)}`)
  for (const sent of hashes) injected.answer('request', sent)
  for (const allowance of ['1', '1', '0', '0', '2000000', '2000000']) asked.answer('allowance', { allowance })
  const request = { from: usdcToken.address, to: 'native', amount: '2', accept: ['price-impact'] } as const
  expect(await inTime(clock, swap(request))).toEqual({ hash: hashes[2] })
})

test.each([
  ['more than there is', { ...order, amount: '3' }, 'insufficient-funds'],
  ['what the service does not swap', { ...order, to: `0x${'77'.repeat(20)}` }, 'not-a-token'],
  ['no amount', { ...order, amount: 'some' }, 'bad-request'],
  ['nothing', { ...order, amount: '0.0' }, 'invalid-request'],
  [
    'less than a base unit',
    { from: usdcToken.address, to: 'native', amount: '0.1234567' },
    'invalid-request',
  ],
  ['more than 256 bits', { ...order, amount: '9'.repeat(80) }, 'invalid-request'],
  ['a coin for itself', { ...order, to: 'native' }, 'bad-request'],
  ['a token for itself', { ...order, from: usdcToken.address.toLowerCase() }, 'bad-request'],
])('%s is not swapped', async (_, request, code) => {
  const { swap, signed } = headless()
  expect(await swap(request).catch(codeOf)).toBe(code)
  expect(signed()).toBe(0)
})

test.each([5, {}, true, 'price-impact', 'no-price-impact', [null], ['price-imapct']])(
  'an invalid accept list (%j) is refused, and nothing is signed',
  async (odd) => {
    const { swap, signed } = headless({ allowance: '2000000' })
    const accept = odd as unknown as undefined
    const asked = swap({ from: usdcToken.address, to: 'native', amount: '2', accept })
    await expect(asked).rejects.toMatchObject({ code: 'bad-request' })
    expect(signed()).toBe(0)
  },
)

test('a swap to a token without a price needs the unpriced risk accepted', async () => {
  const { swap, signed } = headless()
  const rumor = { from: 'native', to: rumorToken.address, amount: '1' } as const
  const told: unknown = await swap(rumor).catch((error: unknown) => Object(error))
  expect(told).toMatchObject({ code: 'risk-not-accepted', meta: ['Not accepted: unpriced.'] })
  expect(signed()).toBe(0)
  await swap({ ...rumor, accept: ['unpriced'] }).catch(codeOf)
  expect(signed()).toBe(1)
})

test.each([undefined, null, []])(
  'a risk that is not accepted (%j) rejects the swap, and nothing is signed',
  async (none) => {
    const { swap, signed, asked: service } = headless({ allowance: '2000000' })
    service.answer('quote', { received: '900000000000000' })
    const accept = none as undefined
    const asked = swap({ from: usdcToken.address, to: 'native', amount: '2', accept })
    expect(await asked.catch((error: unknown) => Object(error))).toMatchObject({
      code: 'risk-not-accepted',
      meta: ['Not accepted: price-impact.'],
    })
    expect(signed()).toBe(0)
  },
)

test('a swap rejects with insufficient-funds if its gas exceeds the remaining coin', async () => {
  const { swap, signed } = headless({ gas: '0xf4240' })
  expect(await swap({ ...order, amount: '1.9998' }).catch(codeOf)).toBe('insufficient-funds')
  expect(signed()).toBe(0)
})

test('swap() rejects with user-rejected if the wallet declines', async () => {
  const { swap, injected } = headless()
  injected.reject('request', { code: 'user-rejected' })
  expect(await swap(order).catch(codeOf)).toBe('user-rejected')
})

test.each([
  ['wallet-failed', 'The wallet may have sent it'],
  ['unauthorized', 'Nothing was swapped'],
] as const)('a wallet failure with %s says: %s', async (code, saying) => {
  const { swap, injected } = headless()
  injected.reject('request', { code })
  const told = await swap(order).catch((error: unknown) => Object(error))
  expect(told).toMatchObject({ code, shortMessage: expect.stringContaining(saying) })
})

test('swap() rejects with chain-unsupported if the service does not support the network', async () => {
  const there = { chainId: sepolia.id, chains: [sepolia.id] }
  const { swap } = headless({ options: { networks: [sepolia] }, wallets: [{ ...harbor, ...there }] })
  expect(await swap(order).catch(codeOf)).toBe('chain-unsupported')
})

test.each(['quote', 'swap'] as const)(
  'a %s on a network that the host does not offer is refused without a request',
  async (verb) => {
    const story = headless({ options: { networks: [base], allowUnsupportedChain: true } })
    expect(await story[verb](order).catch(codeOf)).toBe('chain-unsupported')
    expect(story.asked.questions).toEqual([])
  },
)

test('a network that the host takes away while a swap is made ends the verb', async () => {
  const { latchkey, swap, asked, signed, questions } = headless({ options: { networks: [mainnet, base] } })
  asked.hang('transaction')
  const ended = swap(order).catch(codeOf)
  await eventually(() => expect(questions('transaction')).toHaveLength(1))
  latchkey.update({ networks: [base] })
  expect(await ended).toBe('chain-unsupported')
  expect(signed()).toBe(0)
})

test.each([
  ['quote', undefined, 'missing'],
  ['swap', undefined, 'missing'],
  ['swap', null, 'null'],
] as const)('an invalid argument is refused with the expected shape: %s(%s)', async (verb, given, shape) => {
  const story = headless()
  const asked = story[verb](given as never)
  expect(await asked.catch((error: unknown) => Object(error))).toMatchObject({
    code: 'bad-request',
    shortMessage: `What ${verb} was given is ${shape}; expected { from, to, amount } such as { from: "native", to: "0x…", amount: "1.5" }.`,
  })
})

test('swapping that is switched off is refused', async () => {
  const { swap } = headless({ options: { enableSwaps: false } })
  expect(await swap(order).catch(codeOf)).toBe('feature-disabled')
})

test.each([
  ['signed', (left: Left) => left.answer(otherHash)],
  ['declined', (left: Left) => left.reject({ code: 'user-rejected' })],
])('an earlier request of the visitor that is %s late does not resolve the host swap', async (_, end) => {
  const { toReview, press, injected, swap, signed } = headless()
  const left = injected.hang('request')
  toReview()
  press(swaps.confirmed())
  press(swaps.cancelled({ flow: null }))
  press(modal.closeRequested())
  const own = injected.hang('request')
  const answered = swap({ ...order, accept: ['open-request'] })
  await eventually(() => expect(signed()).toBe(2))
  end(left)
  own.answer(hash)
  expect(await answered).toEqual({ hash })
})

test('a visitor who opens the form during a host approval sees their own form, and the swap continues', async () => {
  const { swap, signed, injected, asked, press, form } = headless()
  const approval = injected.hang('request')
  for (const allowance of ['0', '2000000', '2000000']) asked.answer('allowance', { allowance })
  const answered = swap({ from: usdcToken.address, to: 'native', amount: '2', accept: ['price-impact'] })
  await eventually(() => expect(signed()).toBe(1))
  press(modal.openRequested({ view: 'Swap' as string } as Route))
  expect(form()).toMatchObject({ source: { symbol: 'ETH' }, target: null, started: null })
  injected.answer('request', otherHash)
  approval.answer(hash)
  expect(await answered).toEqual({ hash: otherHash })
  expect(form()).toMatchObject({ source: { symbol: 'ETH' }, target: null, started: null })
})

test('whatever a visitor opens and closes, a verb asks for the swap after the approval', async () => {
  const { swap, signed, injected, asked, press } = headless()
  const approval = injected.hang('request')
  for (const allowance of ['0', '2000000', '2000000']) asked.answer('allowance', { allowance })
  const answered = swap({ from: usdcToken.address, to: 'native', amount: '2', accept: ['price-impact'] })
  await eventually(() => expect(signed()).toBe(1))
  press(modal.openRequested({}))
  press(modal.closeRequested())
  injected.answer('request', otherHash)
  approval.answer(hash)
  expect(await answered).toEqual({ hash: otherHash })
  expect(signed()).toBe(2)
})

test('a cancel in the modal concerns the visitor’s swap only, and the host swap still resolves', async () => {
  const { swap, signed, injected, press, go } = headless()
  const wallet = injected.hang('request')
  const answered = swap(order)
  await eventually(() => expect(signed()).toBe(1))
  press(modal.openRequested({ view: 'Swap' as string } as Route))
  go('SwapPreview')
  press(swaps.cancelled({ flow: null }))
  wallet.answer(hash)
  expect(await answered).toEqual({ hash })
})

test('a visitor who opens the modal, and a quote, do not end a pending swap', async () => {
  const { swap, quote, signed, injected, press } = headless()
  const wallet = injected.hang('request')
  const answered = swap(order)
  await eventually(() => expect(signed()).toBe(1))
  press(modal.openRequested({}))
  expect((await quote(order)).symbol).toBe('USDC')
  wallet.answer(hash)
  expect(await answered).toEqual({ hash })
})

test('an unsigned swap of the visitor is a risk for the host swap and never resolves it', async () => {
  const { toReview, press, injected, swap, quote, signed, form } = headless()
  const theirs = injected.hang('request')
  toReview()
  press(swaps.confirmed())
  press(modal.closeRequested())
  const other = { ...order, amount: '0.25' }
  expect(await swap(other).catch((error: unknown) => Object(error))).toMatchObject({
    code: 'risk-not-accepted',
    meta: ['Not accepted: open-request.'],
  })
  expect((await quote(other)).formatted).toBe('500')
  expect(form()?.prefill).toBeNull()
  theirs.reject({ code: 'user-rejected' })
  const own = injected.hang('request')
  const answered = swap(other)
  await eventually(() => expect(signed()).toBe(2))
  expect(form()?.entry.amount).toBe('1000000000000000000')
  own.answer(hash)
  expect(await answered).toEqual({ hash })
})

test('input of the visitor during a host swap remains, and the order of the host is swapped', async () => {
  const { swap, injected, form, open, press, separator } = headless()
  injected.answer('request', hash)
  open()
  press(swaps.amountTyped({ text: '0.5', separator }))
  const answered = swap(order)
  expect(await answered).toEqual({ hash })
  expect(form()?.entry.amount).toBe('500000000000000000')
})

test('another order is quoted while the swap before is on its way, and changes nothing of it', async () => {
  const { swap, quote, injected, steps, settlement, questions } = headless()
  injected.answer('request', hash)
  expect(await swap(order)).toEqual({ hash })
  expect(steps()).toEqual(['swapping'])
  await quote({ ...order, amount: '0.5' })
  expect(questions('quote').at(-1)?.request).toMatchObject({ order: { amount: '500000000000000000' } })
  settlement.answer({ outcome: 'failed', replacement: null })
  expect(steps()).toEqual(['failed'])
})

test('an earlier quote leaves no tokens or amount in the next form', async () => {
  const { quote, form, press } = headless()
  await quote(order)
  press(modal.openRequested({ view: 'Swap', from: usdcToken.address }))
  expect(form()).toMatchObject({ source: { symbol: 'USDC' }, target: null, entry: { amount: null } })
})

/** A swap that is asked for in a wallet, which shares another account by then. */
async function askedBesideAnother() {
  const { swap, signed, injected } = headless()
  const wallet = injected.hang('request')
  const answered = swap(order)
  await eventually(() => expect(signed()).toBe(1))
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  return { wallet, answered }
}

test('a wallet that shares another account while it is asked may still answer, and its hash resolves', async () => {
  const { wallet, answered } = await askedBesideAnother()
  wallet.answer(hash)
  expect(await answered).toEqual({ hash })
})

test('a wallet that shares another account and then fails says that it may have sent the swap', async () => {
  const { wallet, answered } = await askedBesideAnother()
  wallet.reject({ code: 'wallet-failed' })
  await expect(answered).rejects.toMatchObject({
    shortMessage: expect.stringContaining('The wallet may have sent it'),
  })
})

test.each([
  ['before', (change: () => void, approve: () => void) => [change, approve]],
  ['after', (change: () => void, approve: () => void) => [approve, change]],
])(
  'a wallet that shares another account %s it sent the approval is asked for no swap',
  async (_, inTheirOrder) => {
    const { latchkey, clock, signed, injected, asked } = headless()
    const approval = injected.hang('request')
    for (const allowance of ['0', '0']) asked.answer('allowance', { allowance })
    const ask = { from: usdcToken.address, to: 'native', amount: '2', accept: ['price-impact'] } as const
    const answered = inTime(clock, createSwapVerbs(latchkey).swap(ask))
    await eventually(() => expect(signed()).toBe(1))
    const change = () =>
      injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
    for (const happen of inTheirOrder(change, () => approval.answer(hash))) happen()
    expect(await answered.catch(codeOf)).toBe('aborted')
    expect(signed()).toBe(1)
  },
)

test('code that cannot be had ends the verb at once', async () => {
  const atOnce = fakeFeatures()
  const load: Features['load'] = (request, signal) =>
    request.feature === 'swap' ? throwError(() => ({ code: 'not-loaded' })) : atOnce.load(request, signal)
  const { quote } = headless({ ports: { features: { load } } })
  expect(await quote(order).catch(codeOf)).toBe('not-loaded')
})

test('an aborted swap says that the wallet may still sign, and can be repeated', async () => {
  const { swap, signed, injected } = headless()
  const wallet = injected.hang('request')
  const giving = new AbortController()
  const told = swap({ ...order, signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(signed()).toBe(1))
  giving.abort()
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The wallet may still sign it'),
  })
  wallet.answer(otherHash)
  injected.answer('request', hash)
  expect(await swap(order)).toEqual({ hash })
})

test('an open request in one wallet blocks the same swap in another wallet unless accepted', async () => {
  const { latchkey, swap, signed, injected } = headless()
  injected.hang('request')
  const giving = new AbortController()
  const given = swap({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(signed()).toBe(1))
  giving.abort()
  expect(await given).toBe('aborted')
  injected.announce(beaconOfAlice)
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(await swap(order).catch((error: unknown) => Object(error))).toMatchObject({
    code: 'risk-not-accepted',
    meta: ['Not accepted: open-request.'],
  })
  injected.answer('request', hash)
  expect(await swap({ ...order, accept: ['open-request'] })).toEqual({ hash })
})

test('an aborted swap that is signed late aborts the same waiting order, and the wallet is asked once', async () => {
  const { latchkey, swap, signed, injected, steps } = headless()
  const wallet = injected.hang('request')
  const giving = new AbortController()
  const first = swap({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(steps()).toEqual(['asking']))
  giving.abort()
  expect(await first).toBe('aborted')
  latchkey.on(swaps.priceAnswered, () => wallet.answer(hash))
  expect(await swap(order).catch((error: unknown) => Object(error))).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was swapped'),
  })
  expect(signed()).toBe(1)
})

test('a swap aborted during its approval says that nothing was swapped, and a new quote works', async () => {
  const { swap, quote, injected, asked, types } = headless()
  injected.answer('request', hash)
  for (const allowance of ['0', '0', '0']) asked.answer('allowance', { allowance })
  const ask = { from: usdcToken.address, to: 'native', amount: '2' }
  const giving = new AbortController()
  const accepted = { ...ask, accept: ['price-impact'], signal: giving.signal } as const
  const told = swap(accepted).catch((error: unknown) => Object(error))
  await eventually(() => expect(types()).toContain('swap/approvalSigned'))
  giving.abort()
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was swapped'),
  })
  expect((await quote(ask)).symbol).toBe('ETH')
})

test('a host that waits no longer in the turn in which the swap is made has swapped nothing', async () => {
  const { latchkey, swap, signed, asked, questions, clock } = headless()
  const making = asked.hang('transaction')
  const giving = new AbortController()
  latchkey.on(swaps.planMade, () => giving.abort())
  const told = swap({ ...order, signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(questions('transaction')).toHaveLength(1))
  const call = { from: alice.address, to: bob.address, data: '0x5a', value: '0xde0b6b3a7640000' }
  making.answer({ call, gas: '150000', gasPrice: '1000000000' })
  clock.pass(500)
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was swapped'),
  })
  expect(signed()).toBe(0)
})

test('a signal that aborts in the turn of the press says that the wallet may still sign', async () => {
  const { latchkey, swap, injected } = headless()
  injected.hang('request')
  const giving = new AbortController()
  latchkey.on(swaps.requested, () => giving.abort())
  const told = swap({ ...order, signal: giving.signal }).catch((error: unknown) => Object(error))
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The wallet may still sign it'),
  })
  expect(await swap(order).catch(codeOf)).toBe('risk-not-accepted')
  injected.answer('request', hash)
  expect(await swap({ ...order, accept: ['open-request'] })).toEqual({ hash })
})

test('a host that waits no longer takes back no swap that a visitor began on the page meanwhile', async () => {
  const { swap, signed, injected, form, clock, choose, go, open, press, confirm, step } = headless()
  injected.hang('request')
  const giving = new AbortController()
  const told = swap({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(signed()).toBe(1))
  for (const accounts of [[bob.address], [alice.address, bob.address]])
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  injected.hang('request')
  open()
  choose('source', ethToken)
  choose('target', usdcToken)
  press(swaps.amountTyped({ text: '0.5', separator: '.' }))
  clock.pass(500)
  go('SwapPreview')
  confirm()
  expect([step(), signed()]).toEqual(['signing', 2])
  const theirs = form()?.phase
  giving.abort()
  expect(await told).toBe('aborted')
  expect(form()?.phase).toEqual(theirs)
})

test('a swap that the host switches off before a wallet is asked ends with that', async () => {
  const { swap, latchkey, asked, signed } = headless()
  asked.hang('quote')
  const swapped = swap(order).catch(codeOf)
  await eventually(() => expect(asked.questions.map(({ method }) => method)).toContain('quote'))
  latchkey.update({ enableSwaps: false })
  expect(await swapped).toBe('feature-disabled')
  expect(signed()).toBe(0)
})
