import { expect, test } from 'vitest'
import { otherSymbols } from '../../../../core/domain/preflight/same-symbol.ts'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const others = (shown: string, said: string | null) =>
  otherSymbols(
    [{ address, symbol: shown }],
    [{ address: address.toLowerCase(), symbol: said, decimals: 6 }],
    'ETH',
  )

test.each([
  ['USDC', 'USDC'],
  ['USDC', 'usdc'],
  ['USDC', 'USDC.e'],
  ['USDT', 'USDT0'],
  ['USDC', null],
])('%s is the symbol of a contract that says %s', (shown, said) => {
  expect(others(shown, said)).toEqual([])
})

test.each([
  ['USDC', 'USDT'],
  ['USDC', 'USD'],
  ['ETH', 'WETH'],
  ['SCAM', 'USDC'],
])('%s is another one than a contract says that says %s', (shown, said) => {
  expect(others(shown, said)).toEqual([{ shown, said }])
})

test('a coin is compared with its network symbol, and an unread token yields no caution', () => {
  const coin = (symbol: string) => otherSymbols([{ address: null, symbol }], [], 'ETH')
  expect(coin('ETH')).toEqual([])
  expect(coin('DAI')).toEqual([{ shown: 'DAI', said: 'ETH' }])
  expect(otherSymbols([{ address, symbol: 'USDC' }], [], 'ETH')).toEqual([])
})
