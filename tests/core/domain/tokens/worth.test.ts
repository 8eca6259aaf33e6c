import { expect, test } from 'vitest'
import { isAdvertisement } from '../../../../core/domain/tokens/balances.ts'
import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { worthOf } from '../../../../core/domain/tokens/worth.ts'

test.each([
  ['3003898', '6', '0.999', 3_000_894_102_000_000_000n],
  ['1', '18', '2000', 2000n],
  ['1', '18', '0.5', 0n],
  ['340282366920938463463374607431768211455', '18', '1', 340282366920938463463374607431768211455n],
  ['1000000000000000000', '18', '0.000000000000001234', 1234n],
  ['5', '30', '2', 0n],
  ['0', '6', '1.5', 0n],
])('%s units with %s decimals at %s dollars are worth %s', (amount, decimals, price, worth) => {
  expect(worthOf({ amount, decimals, price })).toBe(worth)
})

test.each([null, '0', '0.000', 'person-7', '', '1e5', '-1'])('a price of %s yields no worth', (price) => {
  expect(worthOf({ amount: '5', decimals: '6', price })).toBeNull()
})

const token: HeldToken = {
  address: '0x1',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  amount: '5',
  price: null,
  icon: null,
}

test.each([
  'Visit claim-usdc.com',
  '$ 5000 at https://x',
  'www.airdrop',
  'Reward t.me/drop',
  'visit pear-claim.example',
  'Free gifts: drop.zone',
])('a token without a price that is called %s is an advertisement', (name) => {
  expect(isAdvertisement({ ...token, name })).toBe(true)
  expect(isAdvertisement({ ...token, symbol: name })).toBe(true)
  expect(isAdvertisement({ ...token, name, price: '1' })).toBe(false)
})

test.each(['USD Coin', 'yearn.finance USD', 'St. Gallen Coin', 'USD.e', 'Bridged USDC.e'])(
  '%s is a name',
  (name) => {
    expect(isAdvertisement({ ...token, name, price: '2' })).toBe(false)
  },
)

test.each(['USD.e', 'Bridged USDC.e', 'St. Gallen Coin', 'Claim Coin', 'v2.beta', 'Alice.eth'])(
  '%s is no advertisement, even without a price',
  (name) => expect(isAdvertisement({ ...token, name })).toBe(false),
)
