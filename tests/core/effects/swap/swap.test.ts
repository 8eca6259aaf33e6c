import { expect, test } from 'vitest'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { riskNotice } from '../../../../core/view-models/swap/risks.ts'
import { brought, hash, permitAnswers, rumorToken, swapping, usdcToken } from './story.ts'

test('opening the form loads the tokens and selects one coin', () => {
  const { open, form, step, questions } = swapping()
  open()
  expect(step()).toBe('ready')
  expect([form()?.source?.symbol, form()?.entry.text]).toEqual(['ETH', '1'])
  expect(questions('tokens')).toHaveLength(1)
})

test('the coin needs no approval: it is reviewed, signed and swapped, and its end leads to the account', () => {
  const { toReview, step, press, toasts, settlement, view, injected } = swapping()
  toReview()
  expect(step()).toBe('built')
  injected.answer('request', hash)
  press(swap.confirmed())
  expect(step()).toBe('swapping')
  settlement.answer(brought(String(10n ** 21n)))
  expect([view(), step()]).toEqual(['SwapConfirmed', 'idle'])
  press(router.wentBack())
  expect(view()).toBe('Account')
  expect(toasts()).toContain('swap.swapped')
})

test('switching sides reuses the received amount and discards the earlier quote', () => {
  const { open, choose, press, form, clock, separator } = swapping()
  open()
  choose('target', usdcToken)
  clock.pass(200)
  press(swap.sidesSwitched({ separator }))
  expect([form()?.source?.symbol, form()?.target?.symbol]).toEqual(['USDC', 'ETH'])
  expect(form()?.entry.amount).toBe('2000000000')
})

test('a token without allowance is approved first, for the amount and no more', () => {
  const { giveDollars, confirm, clock, go, form, node, asked, injected, step, questions } = swapping()
  giveDollars()
  node.reject('ask', { code: 'unreachable' })
  go('SwapPreview')
  expect(form()?.phase).toMatchObject({
    name: 'built',
    plan: { kind: 'approval', amount: '2000000', gas: '150000' },
  })
  injected.answer('request', hash)
  confirm()
  expect(form()?.phase).toMatchObject({ name: 'approving', hash })
  asked.answer('allowance', { allowance: '2000000' })
  asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  clock.pass(3000)
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
  expect(step()).toBe('built')
  const spenders = questions('allowance').map(({ request }) => Reflect.get(Object(request), 'spender'))
  const approved = form()?.leave?.spender
  expect(approved).toMatch(/^0x/)
  expect(spenders).toEqual([null, approved, approved])
})

test('tokens that fail to load show a toast, and a press loads them again', () => {
  const { open, asked, step, toasts, press } = swapping()
  asked.reject('tokens', { code: 'unreachable' })
  open()
  expect([step(), toasts()]).toEqual(['failed', ['swap.initializationFailed']])
  press(swap.retried())
  expect(step()).toBe('ready')
})

test('an allowance that cannot be checked goes back to the form, which says so', () => {
  const { giveDollars, go, step, asked, toasts, view } = swapping()
  giveDollars()
  asked.reject('allowance', { code: 'unreachable' })
  go('SwapPreview')
  expect([step(), view(), toasts()]).toEqual(['failed', 'Swap', ['swap.allowanceFailed']])
})

test('a declined swap remains, with the reason at the review, or in a toast after leaving', () => {
  const { toReview, form, press, toasts, injected, latchkey } = swapping()
  toReview()
  injected.reject('request', { code: 'user-rejected' })
  press(swap.confirmed())
  expect(form()?.phase).toMatchObject({ name: 'built', failure: { code: 'user-rejected' } })
  expect([toasts().at(-1), latchkey.state().toast.current]).toEqual(['swap.confirmInWallet', null])
  const late = injected.hang('request')
  press(swap.confirmed())
  press(router.wentBack())
  late.reject({ code: 'user-rejected' })
  expect(toasts().at(-1)).toBe('swap.failed')
})

test.each([
  [undefined, 'swap.failed'],
  ['Nonce too low.', 'swap.walletSays'],
  ['No answer from https://rpc.example/key.', 'swap.failed'],
])('a wallet that fails and says "%s" shows a toast', (detail, text) => {
  const { toReview, press, toasts, injected } = swapping()
  toReview()
  injected.reject('request', { code: 'transaction-rejected', ...(detail !== undefined && { detail }) })
  press(swap.confirmed())
  expect(toasts().at(-1)).toBe(text)
})

test('a swap that would fail is not offered to the wallet', () => {
  const { open, choose, clock, go, node, step, toasts, view } = swapping()
  open()
  choose('target', usdcToken)
  clock.pass(200)
  node.reject('ask', { code: 'execution-reverted' })
  go('SwapPreview')
  expect([step(), view(), toasts()]).toEqual(['failed', 'Swap', ['swap.transactionFailed']])
})

test('a high price impact is a risk that needs a second press', () => {
  const { form, press, step, toReview, asked, injected } = swapping()
  injected.hang('request')
  asked.answer('quote', { received: '1000000' })
  toReview()
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['price-impact']])
  press(swap.confirmed())
  expect(step()).toBe('signing')
})

test('a token without a price is named and needs a second press', () => {
  const { open, choose, clock, go, node, latchkey, form, press, step, injected } = swapping()
  injected.hang('request')
  open()
  choose('target', rumorToken)
  clock.pass(200)
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  const shown = riskNotice(latchkey.state())
  expect(shown?.body).toContain('RUMOR has no known price. Check what this swap is worth.')
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['unpriced']])
  press(swap.confirmed())
  expect(step()).toBe('signing')
})

test('a slippage above five percent is a risk that needs a second press', () => {
  const { form, press, step, open, toReview, injected } = swapping()
  injected.hang('request')
  open()
  press(swap.slippageChosen({ percent: 6 }))
  toReview()
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['high-slippage']])
  press(swap.confirmed())
  expect(step()).toBe('signing')
})

test('a pending gas price is not cancelled by another price', () => {
  const { asked, open, choose, latchkey } = swapping()
  const question = asked.hang('gasPrice')
  open()
  choose('target', usdcToken)
  question.answer({ gasPrice: '7' })
  expect(latchkey.state().swapTokens?.gasPrice).toBe('7')
})

test('a token that takes permits is signed for, without an approval', () => {
  const { giveDollars, press, clock, go, form, node, injected, asked } = swapping({ hasPermit: true })
  giveDollars({ ...usdcToken, hasPermit: true })
  for (const answer of permitAnswers()) node.answer('ask', answer)
  go('SwapPreview')
  expect(form()?.phase).toMatchObject({
    plan: { kind: 'permit', permit: { name: 'USD Coin', version: '2', nonce: '5', amount: '2000000' } },
  })
  press(swap.confirmed())
  injected.answer('request', `0x${'11'.repeat(64)}1b`)
  node.answer('ask', '0x249f0')
  press(swap.confirmed())
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
  const made = asked.questions.findLast(({ method }) => method === 'transaction')?.request
  expect(String(Reflect.get(Object(made), 'permit'))).toMatch(/^0x[0-9a-f]{448}$/)
})

/** Alice signs a permit, and the service then fails to make the swap that needs it. */
function failingAfterPermit(failure: Failure) {
  const story = swapping({ hasPermit: true })
  const { giveDollars, press, clock, go, node, injected, asked } = story
  giveDollars({ ...usdcToken, hasPermit: true })
  for (const answer of permitAnswers()) node.answer('ask', answer)
  go('SwapPreview')
  press(swap.confirmed())
  asked.reject('transaction', failure)
  injected.answer('request', `0x${'11'.repeat(64)}1b`)
  press(swap.confirmed())
  clock.pass(200)
  expect(story.form()?.phase).toMatchObject({ name: 'failed', stage: 'transaction' })
  const permits = () => story.latchkey.state().swap?.allowances.filter(({ permit }) => permit !== null).length
  return { ...story, permits }
}

test.each<Failure>([
  { code: 'unreachable' },
  { code: 'timed-out' },
  { code: 'http-status', status: 503 },
  { code: 'http-status', status: 429 },
])('a signed permit outlives a service that fails with %j', (failure) => {
  const { permits, press, go, node, clock, form } = failingAfterPermit(failure)
  expect(permits()).toBe(1)
  press(swap.retried())
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
})

test.each<Failure>([{ code: 'execution-reverted' }, { code: 'http-status', status: 400 }])(
  'a permit that is refused with %j is signed no more, and an approval is requested',
  (failure) => {
    const { permits, latchkey } = failingAfterPermit(failure)
    expect(permits()).toBe(0)
    expect(latchkey.state().swap?.withoutPermits).toHaveLength(1)
  },
)

test('a pending approval can be cancelled, and a late signature empties the form', () => {
  const { toReview, press, step, injected, clock, form, view } = swapping()
  toReview()
  const wallet = injected.hang('request')
  press(swap.confirmed())
  clock.pass(10_000)
  expect(form()?.phase).toMatchObject({ name: 'signing', isLingering: true })
  press(swap.cancelled({ flow: null }))
  expect([step(), view()]).toEqual(['built', 'Swap'])
  wallet.answer(hash)
  expect([step(), form()?.target]).toEqual(['ready', null])
  expect(form()?.sent).toHaveLength(1)
})

test('a wallet that knows only the other method of that name is asked by it, and from then on', () => {
  const { toReview, press, step, injected } = swapping()
  toReview()
  injected.reject('request', { code: 'method-unsupported' })
  injected.reject('request', { code: 'user-rejected' })
  press(swap.confirmed())
  expect(step()).toBe('built')
  injected.answer('request', hash)
  press(swap.confirmed())
  expect(step()).toBe('swapping')
  const methods = injected.questions
    .filter(({ method }) => method === 'request')
    .map(({ request }) => Reflect.get(Object(request), 'method') as string)
  expect(methods).toEqual(['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendTransaction'])
})

test('a malformed answer teaches which method the wallet knows', () => {
  const { toReview, press, latchkey, injected } = swapping()
  toReview()
  injected.reject('request', { code: 'method-unsupported' })
  injected.answer('request', 'sent')
  press(swap.confirmed())
  const { sessions } = latchkey.state().connection
  expect(Object.values(sessions).map(({ unsupported }) => unsupported)).toEqual([['eth_sendTransaction']])
})

test.each([
  ['answers another domain', `0x${'11'.repeat(32)}`],
  ['answers none', '0x'],
])('a token that %s than a permit is signed under is approved by a transaction', (_, domain) => {
  const { giveDollars, go, form, node } = swapping({ hasPermit: true })
  giveDollars({ ...usdcToken, hasPermit: true })
  for (const answer of [...permitAnswers(domain), '0xb71b']) node.answer('ask', answer)
  go('SwapPreview')
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'approval', gas: '46875' } })
})
