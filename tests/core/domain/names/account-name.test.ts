import { expect, test } from 'vitest'
import {
  accountNameMessage,
  coinTypeOf,
  fullAccountName,
  isAccountName,
  shortAccountName,
} from '../../../../core/domain/names/account-name.ts'

test.each([
  ['alice', true],
  ['al-1', true],
  ['ALICE', true],
  ['ali', false],
  ['', false],
  ['ali.ce', false],
  ['ali_ce', false],
  ['alicé', false],
  ['ali ce', false],
])('that %j can be registered is %s', (name, is) => {
  expect(isAccountName(name)).toBe(is)
})

test.each([
  ['eip155:1', 2_147_483_649],
  ['eip155:137', 2_147_483_785],
  ['eip155:2147483647', 4_294_967_295],
])('the coin type of %s is %i', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType)
})

test.each(['eip155:2147483648', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])(
  '%s has no coin type',
  (chainId) => {
    expect(() => coinTypeOf(chainId)).toThrow('Invalid chainId')
  },
)

test('a name has its ending where the service knows it, and none where it is typed', () => {
  expect(fullAccountName('alice')).toBe('alice.wcn.id')
  expect(shortAccountName('alice.wcn.id')).toBe('alice')
  expect(shortAccountName('alice')).toBe('alice')
})

test('the signed message contains the full name and the time in seconds', () => {
  expect(accountNameMessage('alice', 1_726_740_000_999)).toBe(
    '{"name":"alice.wcn.id","attributes":{},"timestamp":1726740000}',
  )
})
