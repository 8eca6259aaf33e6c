import { expect, test } from 'vitest'
import { base, mainnet, polygon } from '../../../../core/domain/network/known-networks.ts'
import { sepolia } from '../../../../core/domain/network/test-networks.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { unsupportedChainView } from '../../../../core/view-models/network/unsupported-chain.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { hash, swapping, usdcToken } from './story.ts'

const wish = { view: 'Swap', from: 'native', to: usdcToken.address, amount: '1' } as const
const unable = {
  unable: { title: "You can't swap on Ethereum", body: 'Choose a network that supports swaps.' },
  networks: { label: 'Choose network' },
  source: null,
  next: null,
}

/** Alice, whose wallet is on Ethereum, comes to Swap by what a host has prefilled, at an app that offers other networks. */
function elsewhere(given: Parameters<typeof swapping>[0] = {}) {
  const story = swapping({ options: { networks: [base], allowUnsupportedChain: true }, ...given })
  const { latchkey } = story
  const form = () => swapView(latchkey.state()).parts
  latchkey.dispatch(modal.openRequested(wish))
  return { ...story, form }
}

test.each([true, false])(
  'a network that is not offered blocks the form without requests (allowUnsupportedChain: %s)',
  (allowUnsupportedChain) => {
    const { form, asked, clock } = elsewhere({ options: { networks: [base], allowUnsupportedChain } })
    clock.pass(10_000)
    expect(form()).toMatchObject(unable)
    expect(asked.questions).toEqual([])
  },
)

test('the form leads to the offered networks and is filled after the switch', () => {
  const { form, press, view, latchkey, step, clock } = elsewhere()
  press(form().networks!.press!)
  expect(view()).toBe('UnsupportedChain')
  const { where, list } = unsupportedChainView(latchkey.state()).parts
  expect(where?.title).toBe("You can't swap on Ethereum")
  press(list!.items.find(({ label }) => label === 'Base')!.press!)
  expect(view()).toBe('Swap')
  clock.pass(200)
  expect([form().unable, form().source?.label, form().target?.label, form().amount?.value]).toEqual([
    null,
    'ETH',
    'USDC',
    '1',
  ])
  expect(step()).toBe('quoted')
})

test('the network list stays open while the wallet moves to a network that is not offered', () => {
  const { press, form, view, injected } = elsewhere({
    options: { networks: [base], allowUnsupportedChain: true },
    wallets: [{ ...harbor, chains: [mainnet.id, base.id, polygon.id] }],
  })
  press(form().networks!.press!)
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: polygon.id })
  expect(view()).toBe('UnsupportedChain')
})

test('a network that the host takes away ends the form, and nothing is asked about it any more', () => {
  const { latchkey, open, choose, clock, asked } = swapping({ options: { networks: [mainnet, base] } })
  open()
  choose('target', usdcToken)
  clock.pass(200)
  latchkey.update({ networks: [base] })
  const before = asked.questions.length
  const form = () => swapView(latchkey.state()).parts
  expect(form()).toMatchObject(unable)
  clock.pass(60_000)
  expect(asked.questions).toHaveLength(before)
  latchkey.update({ networks: [mainnet] })
  expect(form()).toMatchObject({ unable: null, source: { label: 'ETH' } })
})

/** Alice reviews a swap on Ethereum, and the wallet is on it. */
function reviewing() {
  const story = swapping({ options: { networks: [mainnet, base], allowUnsupportedChain: true } })
  story.toReview()
  expect([story.view(), story.step()]).toEqual(['SwapPreview', 'built'])
  const takeAway = () => story.latchkey.update({ networks: [base] })
  return { ...story, takeAway, parts: () => swapView(story.latchkey.state()).parts }
}

test('a review whose network the host removes returns to the form, which offers the others', () => {
  const { takeAway, view, parts, toasts, press, latchkey } = reviewing()
  takeAway()
  expect([view(), toasts()]).toEqual(['Swap', []])
  expect(parts()).toMatchObject(unable)
  press(parts().networks!.press!)
  expect(view()).toBe('UnsupportedChain')
  expect(unsupportedChainView(latchkey.state()).parts.list?.items.map(({ label }) => label)).toEqual(['Base'])
})

test('a review whose network is removed while the swap is built returns to the form', () => {
  const { asked, clock, takeAway, view, parts, toasts } = reviewing()
  const making = asked.hang('transaction')
  clock.pass(10_000)
  clock.pass(200)
  takeAway()
  making.reject({ code: 'unreachable' })
  expect([view(), toasts()]).toEqual(['Swap', []])
  expect(parts()).toMatchObject(unable)
})

test('a wallet that is asked by then is waited for, and the review is left once it declines', () => {
  const { injected, press, takeAway, view, parts, toasts } = reviewing()
  const wallet = injected.hang('request')
  press(swap.confirmed())
  takeAway()
  expect(view()).toBe('SwapPreview')
  wallet.reject({ code: 'user-rejected' })
  expect(view()).toBe('Swap')
  expect(toasts()).not.toContain('swap.transactionFailed')
  expect(parts()).toMatchObject(unable)
})

test('a swap that cannot be built because its network was removed leaves the review without a toast', () => {
  const { latchkey, asked, clock, injected, toApproval, confirm, view, toasts } = swapping({
    options: { networks: [mainnet, base], allowUnsupportedChain: true },
  })
  toApproval()
  injected.answer('request', hash)
  confirm()
  latchkey.update({ networks: [base] })
  expect(view()).toBe('SwapPreview')
  for (let times = 0; times < 2; times += 1) asked.answer('allowance', { allowance: '2000000' })
  clock.pass(3000)
  clock.pass(200)
  expect(view()).toBe('Swap')
  expect(toasts()).not.toContain('swap.transactionFailed')
})

test('a network that comes on offer while somebody reads so is swapped on', () => {
  const { latchkey, form } = elsewhere()
  latchkey.update({ networks: [base, mainnet] })
  expect([form().unable, form().source?.label, form().target?.label]).toEqual([null, 'ETH', 'USDC'])
})

test('no network is offered if none of them supports swaps', () => {
  const { form } = elsewhere({
    options: { networks: [sepolia] },
    wallets: [{ ...harbor, chainId: sepolia.id, chains: [sepolia.id] }],
  })
  expect(form()).toMatchObject({ unable: { title: "You can't swap on Sepolia" }, networks: null })
  expect(form().unable).not.toHaveProperty('body')
})
