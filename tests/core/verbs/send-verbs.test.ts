import { expect, test } from 'vitest'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { fakeSend } from '../../../adapters/fake/fake-send.ts'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { decimalOf } from '../../../core/domain/values/amount.ts'
import type { FoundReceiver } from '../../../core/domain/send/found-receiver.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import type { SendRisk } from '../../../core/domain/send/risk.ts'
import type { WalletChange } from '../../../core/ports/connector.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import type { SendRequest } from '../../../core/verbs/send-verbs.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { tokenBalances as told } from '../../../core/events/tokens/balances.ts'
import { send as sends } from '../../../core/events/send/send.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import { beacon, harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { beaconOfAlice } from '../effects/account/same-account-story.ts'
import { inTime } from '../in-time.ts'
import { friend, sendingOnSolana } from '../effects/send/on-solana-story.ts'
import { cancelLast, lastSending } from '../effects/send/last-sending.ts'
import { ether, hash, sending, usdc } from '../effects/send/story.ts'
import { lagoon } from '../effects/connection/solana-wallet-story.ts'

/** What a node says of a transfer, and whether one was asked. */
const cost = { gas: '21000', fees: null, mostCost: '2', likelyCost: '1' }
const isPriced = ({ questions }: Pick<ReturnType<typeof fakeSend>, 'questions'>) =>
  questions.some(({ method }) => method === 'estimate')
const codeOf = (error: unknown): unknown => Object(error).code
const asError = (error: unknown): unknown => Object(error)
const order: SendRequest = { token: 'native', amount: '1.5', receiver: bob.address }

/** Alice is connected, and no modal is open; time passes until a verb has its answer. */
function headless(given: Parameters<typeof sending>[0] = {}) {
  const story = sending(given)
  story.latchkey.dispatch(modal.closeRequested())
  const { quote, send } = createSendVerbs(story.latchkey)
  return {
    ...story,
    quote: (request: Parameters<typeof quote>[0]) => inTime(story.clock, quote(request)),
    send: (request: Parameters<typeof send>[0]) => inTime(story.clock, send(request)),
  }
}

test('the coin is sent, and its hash answered, with no modal ever open', async () => {
  const { send, injected, latchkey, mark, typesSince } = headless()
  const { history } = latchkey.state().router
  injected.answer('request', hash)
  const before = mark()
  expect(await send(order)).toEqual({ hash })
  expect(injected.questions.find(({ method }) => method === 'request')?.request).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ from: alice.address, to: bob.address, value: '0x14d1120d7b160000' }],
  })
  expect(typesSince(before)).not.toContain('modal/opened')
  expect(latchkey.state().router.history).toBe(history)
})

test('a send quote contains the cost in coins and dollars, and asks for no signature', async () => {
  const { quote, injected, latchkey } = headless()
  const { history } = latchkey.state().router
  const offer = await quote(order)
  expect(offer).toMatchObject({ formatted: decimalOf(offer.cost, 18), symbol: 'ETH' })
  const dollars = (Number(offer.cost) / 1e18) * Number(ether.price)
  expect(Number(offer.costWorth)).toBeCloseTo(dollars, 10)
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
  expect(latchkey.state().router.history).toBe(history)
})

test.each([
  ['more than there is', { ...order, amount: '3' }, 'insufficient-funds'],
  ['to nobody', { ...order, receiver: '0x12' }, 'invalid-address'],
  ['on another network', { ...order, network: 'eip155:1' }, 'bad-request'],
])('a sending %s is not quoted', async (_, request, code) => {
  const { quote } = headless()
  expect(await quote(request).catch(codeOf)).toBe(code)
})

test('a token is sent to the address that a name resolves to', async () => {
  const { send, injected } = headless()
  injected.answer('request', hash)
  expect(await send({ token: usdc.address, amount: '2', receiver: 'bob.eth' })).toEqual({ hash })
  expect(injected.questions.find(({ method }) => method === 'request')?.request).toMatchObject({
    params: [{ to: usdc.address }],
  })
})

test.each([
  ['more than there is', { ...order, amount: '3' }, 'insufficient-funds'],
  ['a token that the account does not hold', { ...order, token: bob.address }, 'insufficient-funds'],
  ['nothing', { ...order, amount: '0' }, 'invalid-request'],
  ['to nobody', { ...order, receiver: 'nobody' }, 'invalid-address'],
  ['no amount at all', { ...order, amount: 'much' }, 'bad-request'],
  ['on a network that is named in vain', { ...order, chainId: 'eip155:8453' }, 'bad-request'],
])('%s is not sent, and no wallet is asked', async (_, request, code) => {
  const none = { amount: '0', unit: { symbol: 'BOB', decimals: 18 } }
  const eip155 = fakeChain({
    balances: listedNowhere.balances,
    tokens: { [`eip155:1:${bob.address}`]: none },
  })
  const { send, injected } = headless({ ports: { chains: { eip155 } } })
  expect(await send(request).catch(codeOf)).toBe(code)
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('send() rejects with user-rejected if the wallet declines, and a second call succeeds', async () => {
  const { send, injected } = headless()
  injected.reject('request', { code: 'user-rejected' })
  expect(await send(order).catch(codeOf)).toBe('user-rejected')
  injected.answer('request', hash)
  expect(await send(order)).toEqual({ hash })
})

test('send() refuses during a pending request, after a stop, and without a connection', async () => {
  const { latchkey, injected } = headless()
  const { send } = createSendVerbs(latchkey)
  const running = injected.hang('request')
  const first = send(order).catch(codeOf)
  expect(await send(order).catch(codeOf)).toBe('request-pending')
  latchkey.stop()
  expect(await first).toBe('aborted')
  running.answer(hash)
  expect(await send(order).catch(codeOf)).toBe('aborted')
  latchkey.start()
  await latchkey.disconnect()
  expect(await send(order).catch(codeOf)).toBe('unauthorized')
})

test('a wallet that leaves meanwhile ends it', async () => {
  const { latchkey, asked, send } = headless()
  const nodes = asked.hang('estimate')
  const sent = send(order).catch(codeOf)
  await eventually(() => expect(isPriced(asked)).toBe(true))
  await latchkey.disconnect()
  nodes.answer(cost)
  expect(await sent).toBe('aborted')
})

test('a visitor who opens or closes the modal does not end a send of the host', async () => {
  const { latchkey, asked, injected, send } = headless()
  const nodes = asked.hang('estimate')
  const wallet = injected.hang('request')
  const sent = send(order)
  await eventually(() => expect(isPriced(asked)).toBe(true))
  latchkey.dispatch(modal.openRequested({}))
  nodes.answer(cost)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  latchkey.dispatch(modal.closeRequested())
  wallet.answer(hash)
  expect(await sent).toEqual({ hash })
})

test('a visitor who cancels aborts the send, and the next send needs the open-request risk accepted', async () => {
  const { latchkey, clock, injected } = headless()
  const { send } = createSendVerbs(latchkey)
  injected.hang('request')
  const sent = inTime(clock, send(order)).catch(codeOf)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  latchkey.dispatch(cancelLast({ latchkey }))
  expect(await sent).toBe('aborted')
  expect(await inTime(clock, send(order)).catch(codeOf)).toBe('risk-not-accepted')
  injected.answer('request', hash)
  expect(await inTime(clock, send({ ...order, accept: ['open-request'] }))).toEqual({ hash })
})

test('sending that is switched off is refused', async () => {
  const { send } = headless({ options: { features: { send: false } } })
  expect(await send(order).catch(codeOf)).toBe('feature-disabled')
})

test.each<readonly [string, WalletChange]>([
  ['moves to another network', { kind: 'chain', chainId: 'eip155:137' }],
  ['shares another account', { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] }],
  ['locks', { kind: 'accounts', namespace: 'eip155', accounts: [] }],
])(
  'a wallet that %s while it is asked may still answer, and its hash resolves the send',
  async (_, change) => {
    const { send, injected, latchkey } = headless()
    const answer = injected.hang('request')
    const sent = send(order)
    await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
    injected.change(harbor.wallet.key, change)
    expect(await send(order).catch(codeOf)).not.toBe('aborted')
    answer.answer(hash)
    expect(await sent).toEqual({ hash })
  },
)

test.each([
  ['a stop', (latchkey: Latchkey) => latchkey.stop(), 'Latchkey was stopped.'],
  [
    'a cancel',
    (latchkey: Latchkey) => latchkey.dispatch(cancelLast({ latchkey })),
    'It was cancelled in the modal.',
  ],
])('after %s during a wallet request, send() says that the wallet may still sign', async (_, end, detail) => {
  const { send, injected, latchkey } = headless()
  injected.hang('request')
  const sent = send(order)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  end(latchkey)
  expect(await sent.catch((error: unknown) => Object(error))).toMatchObject({
    code: 'aborted',
    shortMessage: 'The wallet may still sign it: another action or the page ended it (aborted).',
    meta: [detail],
  })
})

test('a Solana transfer that ends before its transaction is built never reaches the wallet', async () => {
  const { latchkey, clock, asked, standard } = sendingOnSolana()
  latchkey.dispatch(modal.closeRequested())
  const making = asked.hang('transaction')
  const sent = createSendVerbs(latchkey).send({ token: 'native', amount: '1', receiver: friend })
  const ended = inTime(clock, sent).catch((error: unknown) => Object(error))
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  standard.change(lagoon.wallet.key, { kind: 'disconnected' })
  making.answer({ transaction: 'AQ==' })
  expect(await ended).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was sent'),
  })
  expect(standard.questions.filter(({ method }) => method === 'request')).toEqual([])
})

/** A host sends on Solana, and its transaction is being made. */
async function makingOnSolana() {
  const story = sendingOnSolana()
  story.latchkey.dispatch(modal.closeRequested())
  const making = story.asked.hang('transaction')
  const giving = new AbortController()
  const { send } = createSendVerbs(story.latchkey)
  const sent = send({ token: 'native', amount: '1', receiver: friend, signal: giving.signal })
  const ended = inTime(story.clock, sent).catch(asError)
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  return { ...story, making, giving, ended }
}

type Making = Awaited<ReturnType<typeof makingOnSolana>>

test.each([
  ['a host that waits no longer', ({ giving }: Making) => giving.abort()],
  ['a cancel', ({ latchkey }: Making) => latchkey.dispatch(cancelLast({ latchkey }))],
  ['a stop', ({ latchkey }: Making) => latchkey.stop()],
])('%s before a Solana transaction is built rejects with "Nothing was sent"', async (_, leave) => {
  const story = await makingOnSolana()
  leave(story)
  expect(await story.ended).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was sent'),
  })
  story.making.answer({ transaction: 'AQ==' })
  expect(story.requests()).toEqual([])
})

test('an aborted send with an open modal says "Nothing was sent" before the wallet is asked', async () => {
  const { latchkey, giving, ended, making, requests } = await makingOnSolana()
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  giving.abort()
  expect(await ended).toMatchObject({ shortMessage: expect.stringContaining('Nothing was sent') })
  making.answer({ transaction: 'AQ==' })
  expect(requests()).toEqual([])
})

test('an aborted send after the Solana transaction is built says that the wallet may still sign', async () => {
  const { standard, giving, ended, making } = await makingOnSolana()
  standard.hang('request')
  making.answer({ transaction: 'AQ==' })
  giving.abort()
  expect(await ended).toMatchObject({ shortMessage: expect.stringContaining('The wallet may still sign it') })
})

test('an aborted order that is signed late aborts the same waiting order, and the wallet is asked once', async () => {
  const { latchkey, send, injected } = headless()
  const wallet = injected.hang('request')
  const giving = new AbortController()
  const first = send({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  giving.abort()
  expect(await first).toBe('aborted')
  latchkey.on(sends.quoteRequested, () => wallet.answer(hash))
  expect(await send(order).catch(asError)).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was sent'),
  })
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(1)
})

test.each([undefined, null, 'everything'])(
  'send(%s) is refused with the expected argument',
  async (given) => {
    const { send, injected } = headless()
    expect(await send(given as never).catch(asError)).toMatchObject({
      code: 'bad-request',
      shortMessage: expect.stringMatching(
        /^What send was given is .+; expected \{ token, amount, receiver \} such as /,
      ),
    })
    expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
  },
)

test('send() rejects with chain-unsupported on a network that is not offered', async () => {
  const { send, injected } = headless()
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:424242' })
  expect(await send(order).catch(codeOf)).toBe('chain-unsupported')
})

test.each([
  ['not', 2, 'unreachable'],
  ['once it is asked again', 1, { hash }],
])(
  'without a token service, and a node that does %s report the coin balance, send() still ends',
  async (_, failures, end) => {
    const balances = { [`eip155:1:${bob.address}`]: '1000000000000000000' }
    const eip155 = fakeChain({ balances })
    const { injected, tokenBalances, send } = headless({ ports: { chains: { eip155 } } })
    for (let times = 0; times < 3; times += 1) tokenBalances.reject('read', { code: 'http-status' })
    for (let times = 0; times < failures; times += 1) eip155.reject('balance', { code: 'unreachable' })
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
    injected.answer('request', hash)
    expect(await send({ ...order, amount: '0.1', receiver: alice.address }).catch(codeOf)).toEqual(end)
  },
)

test('send() rejects with request-pending while the visitor has an unsigned transfer', async () => {
  const { send, injected, latchkey, toReview, review, press } = headless()
  const theirs = injected.hang('request')
  press(modal.openRequested({ view: 'WalletSend' }))
  toReview()
  press(review().send?.press)
  press(modal.closeRequested())
  expect(lastSending({ latchkey })?.step).toBe('asking')
  expect(await send(order).catch(codeOf)).toBe('request-pending')
  expect(lastSending({ latchkey })?.step).toBe('asking')
  theirs.answer(hash)
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(1)
})

test('an aborted send says that the wallet may still sign, and can be repeated', async () => {
  const { latchkey, send, injected } = headless()
  const wallet = injected.hang('request')
  const giving = new AbortController()
  const told = send({ ...order, signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  giving.abort()
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The wallet may still sign it'),
    meta: ['Its signal aborted.'],
  })
  wallet.answer(`0x${'cd'.repeat(32)}`)
  injected.answer('request', hash)
  expect(await send(order)).toEqual({ hash })
})

test('an open request in one wallet blocks the same order in another wallet unless accepted', async () => {
  const { latchkey, send, injected } = headless()
  injected.hang('request')
  const giving = new AbortController()
  const given = send({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  giving.abort()
  expect(await given).toBe('aborted')
  injected.announce(beaconOfAlice)
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(await send(order).catch(asError)).toMatchObject({
    code: 'risk-not-accepted',
    meta: ['Not accepted: open-request.'],
  })
  injected.answer('request', hash)
  expect(await send({ ...order, accept: ['open-request'] })).toEqual({ hash })
})

test('a host that waits no longer before the wallet is asked has sent nothing', async () => {
  const { latchkey, injected, asked } = headless()
  asked.hang('estimate')
  const giving = new AbortController()
  const ended = createSendVerbs(latchkey).send({ ...order, signal: giving.signal })
  const told = ended.catch((error: unknown) => Object(error))
  await eventually(() => expect(isPriced(asked)).toBe(true))
  giving.abort()
  const begun = createSendVerbs(latchkey)
    .send({ ...order, signal: giving.signal })
    .catch(codeOf)
  expect([await told, await begun]).toMatchObject([
    { code: 'aborted', shortMessage: expect.stringContaining('Nothing was sent') },
    'aborted',
  ])
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test.each([
  [
    'the contract of the token',
    { token: usdc.address, amount: '2', receiver: usdc.address },
    'token-contract',
  ],
  ['nobody at all', { ...order, receiver: `0x${'0'.repeat(40)}` }, 'keyless'],
] as const)('a transfer to %s needs that risk accepted', async (_, request, warning) => {
  const { send, injected } = headless()
  injected.answer('request', hash)
  expect(await send(request).catch(asError)).toMatchObject({
    code: 'risk-not-accepted',
    meta: [`Not accepted: ${warning}.`],
  })
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
  expect(await send({ ...request, accept: [warning] })).toEqual({ hash })
})

const stranger = { address: carol.address, name: null, avatar: null, isContract: false }

/** Alice sends to Carol, of whom the nodes tell this, or to whom else is named. */
function headlessTo(found: Partial<FoundReceiver>) {
  const receivers = { [carol.address]: { ...stranger, ...found } }
  const story = headless({ ports: { send: fakeSend({ receivers }) }, options: { networks: [mainnet, base] } })
  return {
    ...story,
    sendTo: (accept: readonly SendRisk[] = []) => story.send({ ...order, receiver: carol.address, accept }),
  }
}

test.each([
  ['looks like an own address', { address: `0xf39F${'5'.repeat(32)}2266` }, 'look-alike'],
  ['could not be checked', { isUnchecked: true }, 'unchecked-receiver'],
  ['is an own account elsewhere', { address: bob.address, contractOn: ['eip155:8453'] }, 'own-undeployed'],
  ['answers like a token', { isContract: true, isToken: true }, 'token-contract'],
] as const)('a receiver that %s is sent to only where that is accepted', async (_, found, risk) => {
  const { sendTo, injected } = headlessTo(found as Partial<FoundReceiver>)
  injected.answer('request', hash)
  expect(await sendTo().catch(asError)).toMatchObject({
    code: 'risk-not-accepted',
    meta: [`Not accepted: ${risk}.`],
  })
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
  expect(await sendTo([risk])).toEqual({ hash })
})

test('a contract on another chain is refused despite accepted risks, and the error names the chain', async () => {
  const { sendTo, injected } = headlessTo({ contractOn: ['eip155:8453'] })
  const all = ['look-alike', 'own-undeployed', 'unchecked-receiver', 'keyless', 'token-contract'] as const
  expect(await sendTo(all).catch(asError)).toMatchObject({
    code: 'invalid-address',
    meta: [`${carol.address} is a contract on eip155:8453, and may be nobody's on eip155:1.`],
  })
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('a failed name gateway rejects with its code and status', async () => {
  const asked = fakeSend()
  asked.reject('receiver', { code: 'gateway-failed', status: 404, detail: 'The server refused.' })
  const { send } = headless({ ports: { send: asked } })
  const told = await send({ ...order, receiver: 'pilot.base.eth' }).catch(asError)
  expect(told).toMatchObject({ code: 'gateway-failed', data: 404 })
})

test.each([
  ['wallet-failed', 'The wallet may have sent it'],
  ['malformed-answer', 'The wallet may have sent it'],
  ['user-rejected', 'Nothing was sent'],
  ['nonce-too-low', 'The wallet may have sent it'],
  ['nonce-too-high', 'Nothing was sent'],
] as const)('a wallet failure with %s says: %s', async (code, saying) => {
  const { send, injected } = headless()
  injected.reject('request', { code })
  expect(await send(order).catch(asError)).toMatchObject({
    code,
    shortMessage: expect.stringContaining(saying),
  })
})

test('an order that the wallet may have sent needs the open-request risk accepted', async () => {
  const { send, injected } = headless()
  injected.reject('request', { code: 'wallet-failed' })
  expect(await send(order).catch(codeOf)).toBe('wallet-failed')
  injected.answer('request', hash)
  expect(await send(order).catch(asError)).toMatchObject({
    code: 'risk-not-accepted',
    meta: ['Not accepted: open-request.'],
  })
  expect(await send({ ...order, accept: ['open-request'] })).toEqual({ hash })
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(2)
})

test('a host that waits no longer in the turn in which everything is known has sent nothing', async () => {
  const { latchkey, send, injected } = headless()
  const giving = new AbortController()
  latchkey.on(sends.quoted, () => giving.abort())
  expect(await send({ ...order, signal: giving.signal }).catch(asError)).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('Nothing was sent'),
  })
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('a signal that aborts in the turn of the press says that the wallet may still sign', async () => {
  const { latchkey, send, injected } = headless()
  injected.hang('request')
  const giving = new AbortController()
  latchkey.on(sends.sendingRequested, () => giving.abort())
  expect(await send({ ...order, signal: giving.signal }).catch(asError)).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The wallet may still sign it'),
  })
  expect(await send(order).catch(codeOf)).toBe('risk-not-accepted')
  injected.answer('request', hash)
  expect(await send({ ...order, accept: ['open-request'] })).toEqual({ hash })
})

test('a host that waits no longer takes back nothing that a visitor began on the page meanwhile', async () => {
  const { latchkey, clock, send, injected, toReview, review, press } = headless()
  injected.hang('request')
  const giving = new AbortController()
  const told = send({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  for (const accounts of [[bob.address], [alice.address, bob.address]])
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  clock.pass(1000)
  injected.hang('request')
  toReview('Ether', '0.3')
  for (let times = 0; times < 2; times += 1) press(review().send?.press)
  const theirs = lastSending({ latchkey })
  giving.abort()
  expect(await told).toBe('aborted')
  const { sendings, started } = latchkey.state().send
  expect([theirs?.by, started, sendings[started ?? '']?.step]).toEqual(['visitor', theirs?.id, 'asking'])
})

test.each([
  ['has looked into the modal, and closed it again,', true, { hash }],
  ['has the modal open', false, { hash }],
])('if the visitor %s, the next send after an abort ends accordingly', async (_, isClosed, end) => {
  const { latchkey, send, injected } = headless()
  injected.hang('request')
  const giving = new AbortController()
  const told = send({ ...order, signal: giving.signal }).catch(codeOf)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  latchkey.dispatch(modal.openRequested({}))
  if (isClosed) latchkey.dispatch(modal.closeRequested())
  giving.abort()
  expect(await told).toBe('aborted')
  latchkey.dispatch(modal.closeRequested())
  injected.answer('request', hash)
  expect(await send({ ...order, accept: ['open-request'] }).catch(codeOf)).toEqual(end)
})

const listedNowhere = {
  options: { features: { tokenBalances: false } },
  balances: { [`eip155:1:${alice.address}`]: '2000000000000000000' },
}

test.each([
  ['is sent where it says that there is enough', '5000000', { hash }],
  ['is not sent where it says that there is less', '1999999', 'insufficient-funds'],
  ['is not sent where it says that there is none', '0', 'insufficient-funds'],
])('with token balances off, the chain balance decides: a token %s', async (_, amount, end) => {
  const unit = { symbol: 'USDC', decimals: 6 }
  const { options, balances } = listedNowhere
  const eip155 = fakeChain({ balances, tokens: { [`eip155:1:${usdc.address}`]: { amount, unit } } })
  const { send, injected } = headless({ options, ports: { chains: { eip155 } } })
  injected.answer('request', hash)
  const sent = send({ token: usdc.address, amount: '2', receiver: bob.address })
  expect(await sent.catch(codeOf)).toEqual(end)
})

test('a token that the service leaves out is looked for on its chain', async () => {
  const unit = { symbol: 'USDC', decimals: 6 }
  const tokens = { [`eip155:1:${usdc.address}`]: { amount: '5000000', unit } }
  const eip155 = fakeChain({ balances: listedNowhere.balances, tokens })
  const { send, injected, tokenBalances } = headless({ ports: { chains: { eip155 } } })
  for (let times = 0; times < 3; times += 1) tokenBalances.answer('read', { tokens: [ether] })
  injected.answer('request', hash)
  expect(await send({ token: usdc.address, amount: '2', receiver: bob.address })).toEqual({ hash })
})

test('send() rejects with the cause if no source reports the balance of the token', async () => {
  const eip155 = fakeChain({ balances: listedNowhere.balances })
  const { send, injected } = headless({ options: listedNowhere.options, ports: { chains: { eip155 } } })
  for (let times = 0; times < 5; times += 1) eip155.reject('balance', { code: 'unreachable' })
  const sent = send({ token: usdc.address, amount: '2', receiver: bob.address })
  expect(await sent.catch(codeOf)).toBe('unreachable')
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('token balances of another account do not discard a pending balance from the chain', async () => {
  const eip155 = fakeChain({ balances: listedNowhere.balances })
  const tokenBalances = fakeTokenBalances({ tokens: {} })
  for (let times = 0; times < 20; times += 1) tokenBalances.reject('read', { code: 'http-status' })
  const { send, injected, latchkey } = headless({ ports: { chains: { eip155 }, tokenBalances } })
  injected.answer('request', hash)
  const slow = eip155.hang('balance')
  const isAsked = () => eip155.questions.some(({ request }) => Object(request).token === usdc.address)
  const sent = send({ token: usdc.address, amount: '2', receiver: bob.address })
  await eventually(() => expect(isAsked()).toBe(true))
  latchkey.dispatch(told.received({ chainId: 'eip155:1', address: bob.address, tokens: [] }))
  slow.answer({ amount: '5000000', unit: { symbol: 'USDC', decimals: 6 } })
  expect(await sent).toEqual({ hash })
})

test('an invalid signal is refused before any request', async () => {
  const { send } = headless()
  const wrong = { ...order, signal: 'soon' as unknown as AbortSignal }
  expect(await send(wrong).catch((error: unknown) => Object(error))).toMatchObject({
    code: 'bad-request',
    shortMessage:
      'The signal is the string "soon"; expected an AbortSignal such as AbortSignal.timeout(60_000), or none.',
  })
})
