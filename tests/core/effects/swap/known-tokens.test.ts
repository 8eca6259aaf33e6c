import { expect, test } from 'vitest'
import { fakeSwap } from '../../../../adapters/fake/fake-swap.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapSelectTokenView } from '../../../../core/view-models/swap/swap-select-token.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { ethToken, swapping, usdcToken } from './story.ts'

const at = (digits: string) => `0x${digits.padStart(40, '0')}`
const posing = { ...usdcToken, address: at('f1'), name: 'USD Coin' }
const posingCoin = { ...usdcToken, address: at('f2'), name: 'Ether', symbol: 'ETH' }
const tide = { ...usdcToken, address: at('f3'), name: 'Tide', symbol: 'TIDE' }
const otherTide = { ...tide, address: at('f4'), name: 'Tide Two' }

/** Alice looks at what can be swapped, with strangers among it. */
function listed(options: object = {}) {
  const tokens = [posing, posingCoin, ethToken, usdcToken, tide, otherTide]
  const asked = fakeSwap({ tokens, prices: { coin: '2000' } })
  const story = swapping({ options, ports: { swap: asked } })
  story.open()
  const list = () => swapSelectTokenView(story.latchkey.state()).parts
  const row = (address: string | null) =>
    list().list?.items.find(({ key }) => key.endsWith(` ${address ?? 'coin'}`) && !key.startsWith('Your'))
  const review = (target: typeof usdcToken) => {
    story.choose('target', target)
    story.clock.pass(200)
    story.node.answer('ask', '0x249f0')
    story.go('SwapPreview')
    return swapPreviewView(story.latchkey.state()).parts
  }
  return { ...story, list, row, review, form: () => swapView(story.latchkey.state()).parts }
}

test('only known tokens are suggested: the coin, and those at known addresses', () => {
  const { list } = listed()
  expect(list().suggested?.items.map(({ key }) => key)).toEqual(['coin', usdcToken.address])
})

test('known tokens of the host are suggested, and namesakes are cautioned', () => {
  const { list, row } = listed({ knownTokens: { 'eip155:1': [tide.address] } })
  expect(list().suggested?.items.map(({ label }) => label)).toEqual(['ETH', 'USDC', 'TIDE'])
  expect(row(otherTide.address)?.caution).toBe('Not the well-known TIDE')
})

test('a token that the host shows in the place of the coin is known as well', () => {
  const { list } = listed({ tokens: { 'eip155:1': { address: tide.address } } })
  expect(list().suggested?.items.map(({ label }) => label)).toContain('TIDE')
})

test('a stranger with the symbol of a known token, or of the coin, is marked with its address', () => {
  const { row } = listed()
  expect(row(posing.address)).toMatchObject({
    caution: 'Not the well-known USDC',
    detail: 'USDC · 0x00…00f1',
  })
  expect(row(posingCoin.address)).toMatchObject({
    caution: 'Not the well-known ETH',
    detail: 'ETH · 0x00…00f2',
  })
  expect(row(usdcToken.address)?.caution).toBeUndefined()
})

test('two tokens with one symbol show their addresses', () => {
  const { row } = listed()
  expect([row(tide.address)?.detail, row(otherTide.address)?.detail]).toEqual([
    'TIDE · 0x00…00f3',
    'TIDE · 0x00…00f4',
  ])
})

test('form and review caution about an impostor token with its full address', () => {
  const { form, review } = listed()
  const { posing: told, receivesContract, paysContract } = review(posing)
  expect(told?.body).toBe(`${posing.address} is not the well-known USDC. Make sure it's the one you want.`)
  expect(form().posing).toEqual(told)
  expect(receivesContract).toMatchObject({ label: 'Contract of USDC', full: posing.address })
  expect(paysContract).toBeNull()
})

test('the review names the contract of a known token, and says no more of it', () => {
  const { form, review } = listed()
  const { posing: told, receivesContract } = review(usdcToken)
  expect([told, form().posing]).toEqual([null, null])
  expect(receivesContract).toMatchObject({ value: '0xA0b8…eB48', full: usdcToken.address })
})
