import { expect, test } from 'vitest'
import { namespaceOf, referenceOf } from '../../../../core/domain/values/caip.ts'
import { eip155ChainId, hexChainId } from '../../../../core/domain/network/eip155.ts'

test('a chain id is understood as hex, as a decimal text and as a number', () => {
  for (const spelling of ['0x2105', '0X2105'.toLowerCase(), '8453', 8453, 8453n]) {
    expect(eip155ChainId(spelling)).toBe('eip155:8453')
  }
})

test('an invalid chain id is refused', () => {
  for (const wrong of [
    '',
    '0x',
    '0xzz',
    'eip155:1',
    '-1',
    -1,
    0,
    1.5,
    NaN,
    Infinity,
    null,
    undefined,
    {},
    [],
    true,
    '9'.repeat(20),
  ]) {
    expect(eip155ChainId(wrong)).toBeNull()
  }
})

test('a CAIP-2 id gives its namespace, its reference and the hex that wallets expect', () => {
  expect(namespaceOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('solana')
  expect(namespaceOf('eip155:137')).toBe('eip155')
  expect(referenceOf('eip155:137')).toBe('137')
  expect(hexChainId('eip155:8453')).toBe('0x2105')
})
