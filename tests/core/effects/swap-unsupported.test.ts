import { expect, test } from 'vitest'
import { base, mainnet, polygon } from '../../../core/domain/known-networks.ts'
import { sepolia } from '../../../core/domain/test-networks.ts'
import { modal } from '../../../core/events/modal.ts'
import { unsupportedChainView } from '../../../core/view-models/unsupported-chain.ts'
import { swapView } from '../../../core/view-models/swap.ts'
import { harbor } from '../../../fixtures/story.ts'
import { swapping, usdcToken } from './swap-story.ts'

const wish = { view: 'Swap', from: 'native', to: usdcToken.address, amount: '1' } as const
const unable = {
  unable: { title: 'Tokens cannot be swapped on Ethereum', body: 'Choose a network on which they can.' },
  networks: { label: 'Choose Network' },
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
  'a wallet on a network that is not offered reads so before anything is asked (allowUnsupportedChain: %s)',
  (allowUnsupportedChain) => {
    const { form, asked, clock } = elsewhere({ options: { networks: [base], allowUnsupportedChain } })
    clock.pass(10_000)
    expect(form()).toMatchObject(unable)
    expect(asked.questions).toEqual([])
  },
)

test('it is led to the networks on offer, and finds its swap in the form once it is there', () => {
  const { form, press, view, latchkey, step, clock } = elsewhere()
  press(form().networks!.press!)
  expect(view()).toBe('UnsupportedChain')
  const { where, list } = unsupportedChainView(latchkey.state()).parts
  expect(where?.title).toBe('Tokens cannot be swapped on Ethereum')
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

test('whoever looks for a network to swap on stays while the wallet goes to one that is not offered', () => {
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

test('a network that comes on offer while somebody reads so is swapped on', () => {
  const { latchkey, form } = elsewhere()
  latchkey.update({ networks: [base, mainnet] })
  expect([form().unable, form().source?.label, form().target?.label]).toEqual([null, 'ETH', 'USDC'])
})

test('where no network on offer swaps, nobody is led to one', () => {
  const { form } = elsewhere({
    options: { networks: [sepolia] },
    wallets: [{ ...harbor, chainId: sepolia.id, chains: [sepolia.id] }],
  })
  expect(form()).toMatchObject({ unable: { title: 'Tokens cannot be swapped on Sepolia' }, networks: null })
  expect(form().unable).not.toHaveProperty('body')
})
