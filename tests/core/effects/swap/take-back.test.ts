import { expect, test } from 'vitest'
import { approveCall } from '../../../../core/domain/swap/allowance/approve-call.ts'
import { bundling, reverted } from './bundle-story.ts'
import { hash, swapping, usdcToken } from './story.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { alice } from '../../../../fixtures/people.ts'

const reverts = { code: 'execution-reverted' } as const
const gas = '0xb71b'

/** Alice reviews two USDC, of which one may be taken already, and which want no approval over that. */
function wary(given: Parameters<typeof swapping>[0] = {}) {
  const story = swapping({ allowance: '1000000', ...given })
  const { giveDollars, node, go, latchkey, injected } = story
  const toReview = () => {
    giveDollars()
    node.reject('ask', reverts)
    node.answer('ask', gas)
    go('SwapPreview')
  }
  return {
    ...story,
    toReview,
    review: () => swapPreviewView(latchkey.state()).parts,
    signed: () =>
      injected.questions
        .filter(({ method }) => method === 'request')
        .map(({ request }) => Reflect.get(Object(request).params[0] as object, 'data') as string),
  }
}

test('a token that takes no approval over an old allowance is asked to take that back first, which is said', () => {
  const { toReview, form, review } = wary()
  toReview()
  expect(form()?.phase).toMatchObject({
    name: 'built',
    plan: { kind: 'approval', amount: '0', gas: '46875' },
  })
  const { note, allowed, confirm } = review()
  expect(note?.title).toContain("First reset this token's old allowance.")
  expect([allowed?.value, confirm.label]).toEqual(['0 USDC', 'Reset allowance'])
})

test('the reset of an allowance is followed by the approval and the swap, each signed once', () => {
  const { toReview, confirm, injected, asked, node, clock, form, review, signed, toasts } = wary()
  toReview()
  injected.answer('request', hash)
  confirm()
  expect([toasts().at(-1), review().waiting?.body]).toEqual([
    'swap.confirmInWallet',
    'Resetting the old allowance.',
  ])
  asked.answer('allowance', { allowance: '1000000' })
  clock.pass(3000)
  expect(review().confirm.label).toBe('Resetting…')
  asked.answer('allowance', { allowance: '0' })
  asked.answer('allowance', { allowance: '0' })
  node.answer('ask', gas)
  clock.pass(3000)
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'approval', amount: '2000000' } })
  injected.answer('request', `0x${'ef'.repeat(32)}`)
  confirm()
  asked.answer('allowance', { allowance: '2000000' })
  asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  clock.pass(3000)
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
  const spender = '0x00000000000000000000000000000000000000f5'
  const [token, owner] = [usdcToken.address, alice.address]
  expect(signed()).toEqual(
    ['0', '2000000'].map((amount) => approveCall({ owner, token, spender, amount }).data),
  )
})

test('an approval that would fail over no allowance is not asked for', () => {
  const { toReview, step, signed, latchkey, view } = wary({ allowance: '0' })
  toReview()
  expect([step(), view(), signed()]).toEqual(['failed', 'Swap', []])
  expect(swapView(latchkey.state()).parts.failed?.title).toBe('The approval would fail')
})

test('no approval is requested if it would fail even after a reset of the allowance', () => {
  const { giveDollars, node, go, step, signed } = wary()
  giveDollars()
  node.reject('ask', reverts)
  node.reject('ask', reverts)
  go('SwapPreview')
  expect([step(), signed()]).toEqual(['failed', []])
})

test('an approval can be requested if no node estimates its gas', () => {
  const { giveDollars, node, go, form } = wary()
  giveDollars()
  node.reject('ask', { code: 'unreachable' })
  go('SwapPreview')
  expect(form()?.phase).toMatchObject({ plan: { kind: 'approval', amount: '2000000', gas: '150000' } })
})

test('a smart account resets, approves and swaps in one simulated bundle', () => {
  const { giveDollars, trial, go, review, confirm, wallet, lastParams, step } = bundling({
    allowance: '1000000',
  })
  giveDollars()
  trial(reverted)
  go('SwapPreview')
  expect(review().note?.title).toMatch(/^Resets the old allowance, approves 2 USDC and swaps it/)
  expect(review().confirm.label).toBe('Swap')
  wallet.answer('request', { id: '0xb1' })
  confirm()
  const [{ calls }] = lastParams() as [{ calls: { data: string }[] }]
  expect(calls.map(({ data }) => data.slice(-6))).toEqual(['000000', '1e8480', '0x5a'])
  expect(step()).toBe('swapping')
})

test('a bundle that would fail even after a reset is not offered', () => {
  const { giveDollars, trial, go, step, walletAsked } = bundling({ allowance: '1000000' })
  giveDollars()
  trial(reverted)
  trial(reverted)
  go('SwapPreview')
  expect([step(), walletAsked()]).toEqual(['failed', []])
})
