import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { isAddressOn } from '../../../../../core/domain/account/account.ts'
import { knownTokens } from '../../../../../core/domain/tokens/known-tokens/known-tokens.ts'
import { isKnownToken, posedSymbol } from '../../../../../core/domain/tokens/known-tokens/posing-token.ts'
import { swapChains } from '../../../../../core/domain/swap/chains.ts'

const onEthereum = { chainId: 'eip155:1', coin: 'ETH', vouched: [] }
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const stranger = '0x00000000000000000000000000000000000000f5'

const rows = Object.entries(knownTokens).flatMap(([chainId, tokens]) =>
  Object.entries(tokens).map(([symbol, address]) => [symbol, chainId, address] as const),
)

test.each(rows)('%s on %s has an address of that chain, with its checksum', (_, chainId, address) => {
  expect(isAddressOn(chainId, address)).toBe(true)
  if (chainId.startsWith('eip155:')) expect(address).toBe(getAddress(address.toLowerCase()))
})

test('no two tokens of a chain have one address, and the chains are those that are swapped on, or Solana', () => {
  for (const [chainId, tokens] of Object.entries(knownTokens)) {
    expect(new Set(Object.values(tokens)).size).toBe(Object.keys(tokens).length)
    expect(swapChains.includes(chainId) || chainId.startsWith('solana:')).toBe(true)
  }
})

test('the coin, listed addresses in any case, and tokens of the host are known tokens', () => {
  expect(isKnownToken({ address: null }, onEthereum)).toBe(true)
  expect(isKnownToken({ address: usdc.toLowerCase() }, onEthereum)).toBe(true)
  expect(isKnownToken({ address: stranger }, onEthereum)).toBe(false)
  expect(isKnownToken({ address: stranger }, { ...onEthereum, vouched: [stranger] })).toBe(true)
  expect(isKnownToken({ address: usdc }, { ...onEthereum, chainId: 'eip155:8453' })).toBe(false)
})

test.each([
  ['USDC', 'USDC'],
  ['usdc', 'USDC'],
  ['USDС', 'USDC'],
  ['U\u200bSDC', 'USDC'],
  ['ＵＳＤＣ', 'USDC'],
  ['USDĆ', 'USDC'],
  ['$USDC', null],
  ['U5DC', 'USDC'],
  ['U$DC', 'USDC'],
  ['USD₮', 'USDT'],
  ['ꓴꓢꓓꓚ', 'USDC'],
  ['ᎳBTC', 'WBTC'],
  ['VVBTC', 'WBTC'],
  ['ƉAI', 'DAI'],
  ['US DC', 'USDC'],
  ['DAl', 'DAI'],
  ['ETH', 'ETH'],
  ['ΕΤΗ', 'ETH'],
  ['WBTC', 'WBTC'],
  ['DRIFT', null],
])('a stranger called %j passes for %s', (symbol, posed) => {
  expect(posedSymbol({ address: stranger, symbol }, onEthereum)).toBe(posed)
})

test('a token of the host reserves its symbol, even on an unknown chain', () => {
  const here = { chainId: 'eip155:31337', coin: 'ETH', vouched: [usdc] }
  const beside = [{ address: usdc, symbol: 'TIDE' }]
  expect(posedSymbol({ address: stranger, symbol: 'TIDE' }, here, beside)).toBe('TIDE')
  expect(posedSymbol({ address: stranger, symbol: 'TIDE' }, here)).toBeNull()
  expect(posedSymbol({ address: usdc, symbol: 'TIDE' }, here, beside)).toBeNull()
})
