import { expect, test } from 'vitest'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import { bundling, carried } from '../effects/swap/bundle-story.ts'
import { hash, usdcToken } from '../effects/swap/story.ts'
import { eventually } from '../../eventually.ts'
import { inTime } from '../in-time.ts'

const order = { from: usdcToken.address, to: 'native', amount: '2', accept: ['price-impact'] } as const

/** A host without a view whose visitor has a smart account, which a node tried both calls for. */
function headless() {
  const story = bundling()
  const { swap } = createSwapVerbs(story.latchkey)
  return { ...story, swap: () => inTime(story.clock, swap(order)) }
}

test('a smart account is asked once for approval and swap, and swap() resolves with the bundle hash', async () => {
  const { swap, wallet, walletAsked } = headless()
  wallet.answer('request', '0xb1')
  wallet.answer('request', { status: 100 })
  wallet.answer('request', carried())
  expect(await swap()).toEqual({ hash })
  expect(walletAsked()).toEqual(['wallet_sendCalls', 'wallet_getCallsStatus', 'wallet_getCallsStatus'])
})

test('a wallet without call bundles is asked for the approval and then for the swap', async () => {
  const { swap, wallet, walletAsked, asked, node } = headless()
  const last = `0x${'ef'.repeat(32)}`
  wallet.reject('request', { code: 'method-unsupported' })
  for (const sent of [hash, last]) wallet.answer('request', sent)
  for (const gas of ['0xb71b', '0x249f0']) node.answer('ask', gas)
  for (const allowance of ['0', '0', '2000000', '2000000']) asked.answer('allowance', { allowance })
  expect(await swap()).toEqual({ hash: last })
  expect(walletAsked()).toEqual(['wallet_sendCalls', 'eth_sendTransaction', 'eth_sendTransaction'])
})

test('a bundle that never reports a transaction says that the wallet may have sent it', async () => {
  const { swap, wallet } = headless()
  wallet.answer('request', '0xb1')
  for (let times = 0; times < 90; times += 1) wallet.answer('request', { status: 100 })
  const told = await swap().catch((error: unknown) => Object(error))
  expect(told).toMatchObject({
    code: 'timed-out',
    shortMessage: expect.stringContaining('The wallet may have sent it'),
  })
})

test('a bundle that was not executed says that nothing was swapped', async () => {
  const { swap, wallet } = headless()
  wallet.answer('request', '0xb1')
  wallet.answer('request', { status: 400 })
  const told = await swap().catch((error: unknown) => Object(error))
  expect(told).toMatchObject({
    code: 'execution-reverted',
    shortMessage: expect.stringContaining('Nothing was swapped'),
  })
})

test('a partly executed bundle says that the wallet may have sent it', async () => {
  const { swap, wallet } = headless()
  wallet.answer('request', '0xb1')
  wallet.answer('request', carried(600))
  const told = await swap().catch((error: unknown) => Object(error))
  expect(told).toMatchObject({ shortMessage: expect.stringContaining('The wallet may have sent it') })
})

test('a bundle that the wallet still does not know after ten seconds says that it may have been sent', async () => {
  const { swap, wallet } = headless()
  wallet.answer('request', '0xb1')
  for (let asked = 0; asked < 6; asked += 1) wallet.reject('request', { code: 'resource-not-found' })
  const told = await swap().catch((error: unknown) => Object(error))
  expect(told).toMatchObject({
    code: 'resource-not-found',
    shortMessage: expect.stringContaining('The wallet may have sent it'),
  })
})

test('a swap aborted after its bundle was sent says so, and the bundle is still followed', async () => {
  const { latchkey, wallet, clock, form } = headless()
  wallet.answer('request', '0xb1')
  const giving = new AbortController()
  const { swap } = createSwapVerbs(latchkey)
  const ended = inTime(clock, swap({ ...order, signal: giving.signal })).catch((error: unknown) =>
    Object(error),
  )
  const status = wallet.hang('request')
  await eventually(() => expect(Object.values(form()?.swaps ?? {})).toMatchObject([{ step: 'swapping' }]))
  giving.abort()
  expect(await ended).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The wallet has sent it, and what becomes of it is followed'),
  })
  clock.pass(2000)
  status.answer(carried())
  expect(form()?.sent).toMatchObject([{ hash }])
})

test('a host swap uses its own bundle, even if a visitor’s bundle of the same order reverts', async () => {
  const { swap, toBundle, confirm, wallet, asked, clock, form } = headless()
  toBundle()
  wallet.answer('request', '0xb1')
  confirm()
  const plan = asked.hang('allowance')
  const swapped = swap()
  await eventually(() => {
    clock.pass(50)
    expect(asked.questions.filter(({ method }) => method === 'allowance')).toHaveLength(2)
  })
  wallet.answer('request', { status: 400 })
  await eventually(() => {
    clock.pass(500)
    expect(Object.values(form()?.swaps ?? {})).toMatchObject([{ by: 'visitor', step: 'failed' }])
  })
  wallet.answer('request', '0xb2')
  wallet.answer('request', { ...Object(carried()), id: '0xb2' })
  plan.answer({ allowance: '0' })
  expect(await swapped).toEqual({ hash })
})
