import { isSwapChain, swapChains } from '../../../../core/domain/swap/chains.ts'
import { expect, test } from 'vitest'
import { decimalText, ratioOf, ratioOfUnits } from '../../../../core/domain/values/numbers/ratio.ts'
import type { Ratio } from '../../../../core/domain/values/numbers/ratio.ts'
import {
  isAlarmingImpact,
  maxSlippage,
  minimumReceived,
  networkCost,
  priceImpact,
  providerFee,
  swapRate,
  swapValue,
} from '../../../../core/domain/swap/quote/amounts.ts'
import { swapShortage } from '../../../../core/domain/swap/quote/shortage.ts'
import { isSwapSpender } from '../../../../core/domain/swap/allowance/spenders.ts'

const source = { amount: '1000000000000000000', decimals: 18, price: '0.7206444126' }
const avax = { decimals: 18, price: '40.101925674' }
const quoted = { ...avax, amount: '17259970548235021' }
const router = '0x111111125421cA6dc452d289314280a0f8842A65'

test.each([
  ['455966887160', '0.0492923003364318'],
  ['60000000128', '0.00648630001383744'],
])('150000 gas at %s wei cost %s dollars, to the last digit', (gasPrice, dollars) => {
  expect(text(networkCost(150_000n, gasPrice, '0.7207'))).toBe(dollars)
})

test('the network’s cost is not known without the coin’s price', () => {
  expect(networkCost(150_000n, '1', null)).toBeNull()
})

test('the price impact is exact, where the field rounded on the way', () => {
  expect(text(priceImpact(source, quoted), 14)).toBe('3.95290049311209')
})

test('a swap that gives more than it takes has an impact below zero', () => {
  expect(text(priceImpact({ ...source, price: '1' }, { ...source, price: '1.01' }))).toBe('-1')
})

test('an impact above five percent is alarming', () => {
  const impacts = ['5', '5.0001', '-7'].map(ratioOf)
  expect(impacts.map(isAlarmingImpact)).toEqual([false, true, false])
  expect(isAlarmingImpact(null)).toBe(false)
})

test('there is no impact where a price is not known, or nothing goes', () => {
  expect(priceImpact({ ...source, price: null }, quoted)).toBeNull()
  expect(priceImpact({ ...source, amount: '0' }, quoted)).toBeNull()
})

test.each([
  [1, '17259970548235021', '0.00017259970548235021'],
  [1, '1000000000000000000', '0.01'],
  [50, '1000000000000000000', '0.5'],
])('a slippage of %s percent lets %s units lose %s', (slippage, amount, most) => {
  expect(text(maxSlippage(slippage, ratioOfUnits(amount, 18)), 20)).toBe(most)
})

test.each([
  ['17259970548235021', 1, '17087370842752671'],
  ['100', 1, '99'],
  ['1', 1, '1'],
  ['99', 50, '50'],
])('of %s units at a slippage of %s percent the minimum is %s, rounded up', (amount, slippage, least) => {
  expect(minimumReceived(amount, slippage)).toBe(least)
})

test('the provider fee is 0.85 percent of the source amount', () => {
  expect(text(providerFee(ratioOfUnits(source.amount, 18)))).toBe('0.0085')
})

test('the rate is by prices, and unknown without one', () => {
  expect(text(swapRate(source, { price: '0.36032220630' }))).toBe('2')
  expect(swapRate(source, { price: null })).toBeNull()
})

test('a thousand tokens of 18 decimals keep every digit', () => {
  const amount = '1234567890123456789012345678'
  expect(minimumReceived(amount, 1)).toBe('1222222211222222221122222222')
})

test('the coin is sent along, and a token is not', () => {
  expect([swapValue(null, '5'), swapValue('0x1', '5')]).toEqual(['5', '0'])
})

const purse = { isCoin: false, held: '100', coin: '1000', networkCost: '10' }

test.each([
  ['a token that is too little', '101', purse, 'token'],
  ['just enough of a token', '100', purse, null],
  ['no coin at all', '1', { ...purse, coin: '0', networkCost: null }, 'coin'],
  ['gas above the coin', '1', { ...purse, coin: '9' }, 'coin'],
  ['a coin that would leave nothing for gas', '991', { ...purse, isCoin: true, held: '1000' }, 'coin'],
  ['more of the coin than there is', '1001', { ...purse, isCoin: true, held: '1000' }, 'token'],
  ['a token without a price', '100', purse, null],
  ['of a token that nobody counts, gas above the coin', '1', { ...purse, held: null, coin: '9' }, 'coin'],
  ['of a token that nobody counts, any amount', '101', { ...purse, held: null }, null],
] as const)('%s is detected in base units', (_, amount, held, shortage) => {
  expect(swapShortage(amount, held)).toBe(shortage)
})

test('twelve chains can be swapped on, none of Solana', () => {
  expect(swapChains).toHaveLength(12)
  expect(isSwapChain('eip155:8453')).toBe(true)
  expect(isSwapChain('eip155:11155111')).toBe(false)
  expect(isSwapChain('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')).toBe(false)
})

test('only the provider contract may be approved, unless the host names others', () => {
  expect(isSwapSpender(router, 'eip155:1')).toBe(true)
  expect(isSwapSpender(router, 'eip155:324')).toBe(false)
  expect(isSwapSpender('0x0000000000000000000000000000000000000666', 'eip155:1')).toBe(false)
  const own = { 'eip155:1': ['0x00000000000000000000000000000000000000AA'] }
  expect(isSwapSpender('0x00000000000000000000000000000000000000aa', 'eip155:1', own)).toBe(true)
  expect([isSwapSpender(router, 'eip155:1', own), isSwapSpender(router, 'eip155:10', own)]).toEqual([
    false,
    false,
  ])
})

test.each(['', '1e5', '.5', '1.', 'NaN'])('"%s" is no decimal number', (written) => {
  expect(ratioOf(written)).toBeNull()
})

function text(ratio: Ratio | null, decimals = 18): string {
  return ratio === null ? 'unknown' : decimalText(ratio, decimals)
}
