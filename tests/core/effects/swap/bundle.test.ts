import { expect, test } from 'vitest'
import { analyticsTable } from '../../../../core/effects/analytics/analytics.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { bundling, carried, reverted } from './bundle-story.ts'
import { evidenceOf } from '../preflight/story.ts'
import { brought, hash, usdcToken } from './story.ts'

const pass = 2000

test('a contract account approves the amount and swaps it in one operation, which is one thing to review', () => {
  const { toBundle, form, review, asked } = bundling()
  toBundle()
  expect(form()?.phase).toMatchObject({
    name: 'built',
    plan: { kind: 'bundle', amount: '2000000', gas: '150000', call: { value: '0x0' } },
  })
  const { note, allowed, confirm } = review()
  expect(note?.title).toMatch(/^Approves 2 USDC and swaps it for 0\.001 ETH in one step\.$/)
  expect([allowed?.value, confirm.label]).toEqual(['2 USDC', 'Swap'])
  const { request } = asked.questions.findLast(({ method }) => method === 'transaction') ?? {}
  expect(request).toMatchObject({ isUntried: true, approved: expect.stringMatching(/^0x/) })
})

test('the wallet is asked once, and the bundle is reported, followed and settled once', () => {
  const { toBundle, confirm, wallet, walletAsked, lastParams, clock, step, form, ...story } = bundling()
  toBundle()
  wallet.answer('request', { id: '0xb1' })
  wallet.answer('request', { status: 100 })
  wallet.answer('request', carried())
  confirm()
  const [params] = lastParams() as [{ calls: object[] }]
  expect(params).toMatchObject({ version: '2.0.0', chainId: '0x1', atomicRequired: true })
  expect(params.calls).toHaveLength(2)
  expect(step()).toBe('swapping')
  expect(story.latchkey.state().approval?.waiting).toEqual([])
  clock.pass(pass)
  expect([form()?.sent, story.sent()]).toEqual([[], 0])
  clock.pass(pass)
  expect(form()?.phase).toMatchObject({ name: 'swapping', hash })
  expect([form()?.sent.length, story.sent()]).toEqual([1, 1])
  story.settlement.answer(brought('1000000000000000'))
  clock.pass(60_000)
  expect(walletAsked()).toEqual(['wallet_sendCalls', 'wallet_getCallsStatus', 'wallet_getCallsStatus'])
  expect(story.events.filter(({ type }) => type === 'swap/swapped')).toHaveLength(1)
  expect(story.toasts().at(-1)).toBe('swap.swapped')
})

test('the bundle uses the minimum of the review, even if the quote differs', () => {
  const { toBundle, review, confirm, wallet, latchkey, events } = bundling()
  const changes = [
    { token: usdcToken.address, holder: alice.address, change: '-2000000' },
    { token: null, holder: alice.address, change: '1000000000000000' },
  ]
  toBundle(evidenceOf(changes, { minimum: '986000000000000' }).trial)
  expect(review().minimum?.value).toBe('0.000986 ETH')
  wallet.answer('request', { id: '0xb1' })
  confirm()
  const least = { gets: { least: '986000000000000' } }
  expect(latchkey.state().ownTransactions?.bundles).toMatchObject([{ asked: { trade: least } }])
  const sent = events.find(({ type }) => type === 'swap/bundleSent')
  expect(sent?.data).toMatchObject({ bundle: { minimum: '986000000000000' } })
})

test('a trial in which one of both fails makes no plan, and nothing is signed', () => {
  const { toBundle, step, walletAsked, toasts } = bundling()
  toBundle(reverted)
  expect([step(), toasts(), walletAsked()]).toEqual(['failed', ['swap.transactionFailed'], []])
})

test('a swap to a contract other than the approved one makes no plan', () => {
  const { giveDollars, asked, go, step } = bundling()
  giveDollars()
  asked.reject('transaction', { code: 'malformed-answer' })
  go('SwapPreview')
  expect(step()).toBe('failed')
})

test.each([
  [
    'an older service',
    (story: Bundling) => story.asked.reject('transaction', { code: 'http-status', status: 400 }),
  ],
  ['a node without such trials', ({ trial }: Bundling) => trial(null)],
])('with %s the approval is requested alone, silently, and once', (_, spoil) => {
  const story = bundling()
  story.giveDollars()
  spoil(story)
  story.node.answer('ask', '0xb71b')
  story.go('SwapPreview')
  expect([story.kind(), story.toasts(), story.review().note]).toEqual(['approval', [], null])
  story.wallet.answer('request', hash)
  story.asked.answer('allowance', { allowance: '2000000' })
  story.asked.answer('allowance', { allowance: '2000000' })
  story.node.answer('ask', '0x249f0')
  story.confirm()
  story.clock.pass(3000)
  story.clock.pass(200)
  expect([story.kind(), story.walletAsked()]).toEqual(['swap', ['eth_sendTransaction']])
})

test('a service that never builds it, and a node that never tries it, end in an approval all the same', () => {
  for (const spoil of [
    ({ asked }: Bundling) => void asked.hang('transaction'),
    ({ preflight }: Bundling) => void preflight.hang('inspect'),
  ]) {
    const story = bundling()
    story.giveDollars()
    spoil(story)
    story.go('SwapPreview')
    expect(story.step()).toBe('building')
    story.node.answer('ask', '0xb71b')
    story.clock.pass(12_000)
    expect(story.kind()).toBe('approval')
  }
})

test.each(['method-unsupported', 'invalid-request', 'chain-unsupported'] as const)(
  'a wallet without call bundles (%s) is asked for the approval without an error',
  (code) => {
    const { toBundle, confirm, wallet, node, clock, kind, toasts, review, walletAsked } = bundling()
    toBundle()
    wallet.reject('request', { code })
    confirm()
    node.answer('ask', '0xb71b')
    clock.pass(200)
    expect([kind(), review().failed, toasts()]).toEqual(['approval', null, ['swap.swapping']])
    wallet.hang('request')
    confirm()
    expect(walletAsked()).toEqual(['wallet_sendCalls', 'eth_sendTransaction'])
  },
)

test('a wallet that fails otherwise says so, and is asked for one thing after the other the next time', () => {
  const { toBundle, confirm, wallet, node, clock, kind, review } = bundling()
  toBundle()
  wallet.reject('request', { code: 'wallet-failed', detail: 'no' })
  confirm()
  expect(review().failed?.body).toBe('Check your activity before you try again: this may have been sent.')
  node.answer('ask', '0xb71b')
  clock.pass(10_000)
  clock.pass(200)
  expect([kind(), review().risks?.body]).toEqual([
    'approval',
    expect.stringContaining('An earlier swap may have been sent.'),
  ])
})

test('a visitor who declines the bundle can press again for the same bundle', () => {
  const { toBundle, confirm, wallet, step, walletAsked } = bundling()
  toBundle()
  wallet.reject('request', { code: 'user-rejected' })
  confirm()
  wallet.hang('request')
  confirm()
  expect([step(), walletAsked()]).toEqual(['signing', ['wallet_sendCalls', 'wallet_sendCalls']])
})

test('a cancelled bundle that is signed late is followed and empties the form', () => {
  const { toBundle, confirm, wallet, press, clock, form, step, toasts, sent } = bundling()
  toBundle()
  const late = wallet.hang('request')
  confirm()
  press(swap.cancelled({ flow: null }))
  late.answer('0xb1')
  expect([step(), form()?.target, toasts().at(-1)]).toEqual(['ready', null, 'swap.swapping'])
  wallet.answer('request', carried())
  clock.pass(pass)
  expect([form()?.sent.length, sent()]).toEqual([1, 1])
})

test('only the first answer of a wallet to a bundle counts', () => {
  const { toBundle, confirm, wallet, clock, form, sent } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  wallet.answer('request', carried())
  confirm()
  clock.pass(pass)
  clock.pass(pass)
  expect([form()?.sent.length, sent()]).toEqual([1, 1])
})

test('the review is disabled until the bundle has a transaction, and the wait is limited', () => {
  const { toBundle, confirm, wallet, clock, form, step, view, toasts, walletAsked } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  const silent = wallet.hang('request')
  confirm()
  confirm()
  clock.pass(24_000)
  expect([step(), walletAsked()]).toEqual(['swapping', ['wallet_sendCalls', 'wallet_getCallsStatus']])
  clock.pass(1000)
  expect([step(), view(), toasts().at(-1)]).toEqual(['idle', 'Account', 'send.started'])
  silent.answer(carried())
  expect(form()?.sent).toMatchObject([{ hash }])
})

test('a bundle whose status cannot be read is polled again and lost in the end', () => {
  const { toBundle, confirm, wallet, clock, events, sent } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  wallet.reject('request', { code: 'unreachable' })
  confirm()
  const lost = () => events.filter(({ type }) => type === 'swap/bundleLost').length
  for (let seconds = 0; seconds < 178; seconds += 2) {
    expect(lost()).toBe(0)
    wallet.answer('request', { status: 100 })
    clock.pass(pass)
  }
  wallet.answer('request', { status: 100 })
  clock.pass(pass)
  expect([lost(), sent()]).toEqual([1, 0])
})

test('a bundle that stays pending is lost after four minutes', () => {
  const { toBundle, confirm, wallet, clock, events, sent } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  for (let times = 0; times < 100; times += 1) wallet.hang('request')
  confirm()
  const lost = () => events.filter(({ type }) => type === 'swap/bundleLost').length
  for (let seconds = 0; seconds < 120; seconds += 1) clock.pass(1000)
  expect(lost()).toBe(0)
  for (let seconds = 0; seconds < 120; seconds += 1) clock.pass(1000)
  expect([lost(), sent()]).toEqual([1, 0])
})

test.each([
  ['resource-not-found', 6],
  ['method-unsupported', 1],
] as const)(
  'a bundle that the wallet does not know (%s) is polled %s times, and then fails',
  (code, times) => {
    const { toBundle, confirm, wallet, clock, step, review, toasts, sent, walletAsked } = bundling()
    toBundle()
    wallet.answer('request', '0xb1')
    for (let asked = 0; asked < 30; asked += 1) wallet.reject('request', { code })
    confirm()
    for (let asked = 0; asked < times; asked += 1) {
      expect(step()).not.toBe('failed')
      clock.pass(pass)
    }
    const { failed, retry } = review()
    expect([step(), failed?.title]).toEqual(['failed', "The wallet doesn't report the result"])
    expect(failed?.body).toContain('before you try again')
    expect([retry?.press === null, toasts().at(-1)]).toEqual([false, 'swap.failed'])
    clock.pass(60_000)
    const looks = Array.from({ length: times }, () => 'wallet_getCallsStatus')
    expect([sent(), walletAsked()]).toEqual([0, ['wallet_sendCalls', ...looks]])
  },
)

test('a bundle that was not executed swaps nothing and can be retried', () => {
  const { toBundle, confirm, wallet, clock, step, review, sent } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  wallet.answer('request', { status: 400 })
  confirm()
  clock.pass(pass)
  expect([step(), review().failed?.title, sent()]).toEqual(['failed', 'The swap would fail', 0])
  expect(review().retry?.press).not.toBeNull()
})

test('a partly executed bundle does not claim that nothing was swapped, and is followed', () => {
  const { toBundle, confirm, wallet, clock, step, review, sent } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  wallet.answer('request', carried(600))
  confirm()
  clock.pass(pass)
  const { failed } = review()
  expect([step(), failed?.title, sent()]).toEqual(['failed', "The wallet doesn't report the result", 1])
  expect(failed?.body).toContain('before you try again')
})

test('a partly executed bundle is counted as a failed swap', () => {
  const { toBundle, confirm, wallet, clock, latchkey } = bundling()
  const rows: unknown[] = []
  const row = analyticsTable['SWAP_ERROR']
  for (const definition of row?.sentBy ?? [])
    latchkey.on(definition, (event) => rows.push(row?.properties(event, latchkey.state())?.['swapFromToken']))
  toBundle()
  wallet.answer('request', '0xb1')
  wallet.answer('request', carried(600))
  confirm()
  clock.pass(pass)
  expect(rows).toEqual(['USDC'])
})

type Bundling = ReturnType<typeof bundling>

test('a repeated bundle leads to an empty form if the first was sent late', () => {
  const { toBundle, confirm, wallet, press, go, step, view } = bundling()
  toBundle()
  const left = wallet.hang('request')
  confirm()
  press(swap.cancelled({ flow: null }))
  go('SwapPreview')
  const again = wallet.hang('request')
  confirm()
  left.answer('0xb1')
  again.reject({ code: 'method-unsupported' })
  expect([step(), view()]).toEqual(['ready', 'Swap'])
})

test('another wallet of the same account is not asked for the status of a bundle', () => {
  const { toBundle, confirm, wallet, injected, latchkey, clock, form } = bundling()
  toBundle()
  wallet.answer('request', '0xb1')
  confirm()
  injected.announce({ ...harbor, accounts: [alice.address] })
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  injected.answer('request', carried())
  clock.pass(pass)
  const asked = injected.questions.filter(({ method }) => method === 'request')
  expect([form()?.sent, asked]).toEqual([[], []])
})
