import { expect, test } from 'vitest'
import { heldTokenOf } from '../../../adapters/tokens/balance-row.ts'

const address = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174'
const row = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:137',
  address: `eip155:137:${address}`,
  value: 3,
  price: 0.999,
  quantity: { decimals: '6', numeric: '3.003898' },
  iconUrl: 'https://icons.example/usdc.png',
}
const held = (change: object) => heldTokenOf({ ...row, ...change }, 'eip155:137')

test('a row is read in base units, with its price as it is written', () => {
  expect(held({})).toEqual({
    address,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: '6',
    amount: '3003898',
    price: '0.999',
    icon: 'https://icons.example/usdc.png',
  })
})

test('an amount keeps every digit that the token has, however large it is', () => {
  const quantity = { decimals: '18', numeric: '12345678901234567890.123456789012345678' }
  expect(held({ quantity })?.amount).toBe('12345678901234567890123456789012345678')
})

test('digits that the token does not have are cut off', () => {
  expect(held({ quantity: { decimals: '6', numeric: '0.1234567999' } })?.amount).toBe('123456')
})

test.each([
  ['12', '12'],
  ['12.0', '12'],
  ['12.9', '12'],
])('a token without decimals that has a price is one like any other: %s', (numeric, amount) => {
  expect(held({ quantity: { decimals: '0', numeric } })).toMatchObject({
    decimals: '0',
    amount,
    price: '0.999',
  })
})

test('a row without an address or with that of the coin is the coin', () => {
  const { address: _, ...coin } = row
  expect(heldTokenOf(coin, 'eip155:137')?.address).toBeNull()
  expect(held({ address: `eip155:137:0x${'Ee'.repeat(20)}` })?.address).toBeNull()
})

test.each([0, null, undefined, 'much', -1])('a price of %s is not known', (price) => {
  expect(held({ price })?.price).toBeNull()
})

test('a picture at no safe address is none', () => {
  expect(held({ iconUrl: 'javascript:alert(1)' })?.icon).toBeNull()
})

test('invisible characters are removed from a name', () => {
  expect(held({ name: 'USD\u202E Coin' })?.name).toBe('USD Coin')
})

test.each([
  [
    'of a collectible, without decimals or a price',
    { quantity: { decimals: '0', numeric: '1' }, price: null },
  ],
  ['of a collectible at no price', { quantity: { decimals: '0', numeric: '1' }, price: 0 }],
  ['of another chain', { chainId: 'eip155:1' }],
  ['with an address on another chain', { address: `eip155:1:${address}` }],
  ['with an address that is no text', { address: 7 }],
  ['without a name', { name: '' }],
  ['without a symbol', { symbol: null }],
  ['with decimals that no token has', { quantity: { decimals: '1e3', numeric: '1' } }],
  ['with an amount in words', { quantity: { decimals: '6', numeric: 'much' } }],
  ['below nothing', { quantity: { decimals: '6', numeric: '-1' } }],
  ['beyond 256 bits', { quantity: { decimals: '60', numeric: '9'.repeat(40) } }],
  ['without an amount', { quantity: null }],
])('a row %s is left out', (_, change) => {
  expect(held(change)).toBeNull()
})

test.each([null, 7, 'row', []])('%s is no row', (value) => {
  expect(heldTokenOf(value, 'eip155:137')).toBeNull()
})
