import { expect, test } from 'vitest'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { shortageButton } from '../../../../core/view-models/order/buy-shortage.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { swapping, usdcToken } from '../../effects/swap/story.ts'
import { buying, meld } from '../buy/state.ts'

/** Alice swaps so much of her two ether. */
function giving(text: string, options: Partial<HostOptions> = {}) {
  const story = swapping({ options })
  story.open()
  story.choose('target', usdcToken)
  story.press(swap.amountTyped({ text, separator: '.' }))
  story.clock.pass(200)
  const form = () => swapView(story.latchkey.state()).parts
  const review = () => swapPreviewView(story.latchkey.state()).parts
  return { ...story, form, review }
}

test('an amount above the balance shows Buy instead of Max', () => {
  const { form, press, view } = giving('3')
  expect(form().amount?.maximum?.label).toBe('Buy')
  const way = form().amount?.maximum?.press
  press(swap.amountTyped({ text: '1', separator: '.' }))
  expect(form().amount?.maximum?.label).toBe('Max')
  if (way) press(way)
  expect(view()).toBe('OnRampProviders')
})

test('an unpayable network cost is reported with one Buy button', () => {
  const { form } = giving('2')
  expect(form().lacking?.title).toBe("You don't have enough ETH for the network cost.")
  expect([form().amount?.maximum?.label, form().buy]).toEqual(['Buy', null])
})

test('the review shows Buy below a shortage', () => {
  const { form, review, node, go, press, view } = giving('1.9998')
  expect(form().amount?.maximum?.label).toBe('Max')
  node.answer('ask', '0xf4240')
  go('SwapPreview')
  expect(review().failed?.title).toBe('Insufficient balance')
  const way = review().buy?.press
  if (way) press(way)
  expect(view()).toBe('OnRampProviders')
})

test('no Buy button is shown if purchases are disabled', () => {
  const { form, review, node, go } = giving('3', { enableOnramp: false })
  expect(form().amount?.maximum?.label).toBe('Max')
  node.answer('ask', '0xf4240')
  go('SwapPreview')
  expect(review().buy).toBeNull()
})

test('no Buy button is shown on a network without providers', () => {
  const bsc = { ...mainnet, id: 'eip155:56', name: 'BNB Smart Chain' } as const
  const state = (options: Partial<HostOptions>) =>
    buying({ networks: [mainnet, bsc], ...options }, 'eip155:56').state()
  expect(shortageButton(state({}), 'eip155:56')).toBeNull()
  expect(shortageButton(state({ onRampProviders: [meld] }), 'eip155:56')?.label).toBe('Buy')
})
