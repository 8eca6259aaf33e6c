import { expect, test } from 'vitest'
import { solanaChains } from '../../../../core/domain/network/solana.ts'
import { receiverWarnings, typedReceiver } from '../../../../core/domain/send/receiver.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const asked = { sender: alice.address, token: null }

test('an address is one on its own kind of chain only', () => {
  expect(typedReceiver(` ${bob.address}\n`, 'eip155:1')).toEqual({ kind: 'address', address: bob.address })
  expect(typedReceiver(mint, solanaChains.mainnet)).toEqual({ kind: 'address', address: mint })
  expect(typedReceiver(mint, 'eip155:1')).toEqual({ kind: 'invalid' })
  expect(typedReceiver(bob.address, solanaChains.mainnet)).toEqual({ kind: 'invalid' })
})

test.each([
  '0x123',
  `${bob.address}0`,
  bob.address.slice(2),
  `eip155:1:${bob.address}`,
  'vitalik',
  'a b.eth',
  'https://a.eth',
  '.eth',
  'a..eth',
])('%s is no receiver', (text) => {
  expect(typedReceiver(text, 'eip155:1')).toEqual({ kind: 'invalid' })
})

test('invisible characters and URI schemes are removed from a pasted address', () => {
  const bob0 = { kind: 'address', address: bob.address }
  expect(typedReceiver(`\u200b ${bob.address}\u2060\ufeff`, 'eip155:1')).toEqual(bob0)
  expect(typedReceiver(`ethereum:${bob.address}`, 'eip155:8453')).toEqual(bob0)
  expect(typedReceiver(`ethereum:${bob.address}@8453`, 'eip155:8453')).toEqual(bob0)
  expect(typedReceiver(`solana:${mint}`, solanaChains.mainnet)).toEqual({ kind: 'address', address: mint })
})

test.each([
  `ethereum:${bob.address}@137`,
  `ethereum:${token}/transfer?address=${bob.address}&uint256=1`,
  `ethereum:${bob.address}?value=1e18`,
  `solana:${mint}`,
  `solana:${bob.address}`,
])('a link that says more than the address, or another chain, is none: %s', (text) => {
  expect(typedReceiver(text, 'eip155:1')).toEqual({ kind: 'invalid' })
})

test('a base58 text that is not 32 bytes is not a Solana address', () => {
  expect(typedReceiver('1'.repeat(32), solanaChains.mainnet).kind).toBe('address')
  expect(typedReceiver('1'.repeat(33), solanaChains.mainnet)).toEqual({ kind: 'invalid' })
  expect(typedReceiver('z'.repeat(44), solanaChains.mainnet)).toEqual({ kind: 'invalid' })
})

test('a name is looked up on EVM, whatever it is written in; on Solana there are none', () => {
  expect(typedReceiver('vitalik.eth', 'eip155:1')).toEqual({ kind: 'name', name: 'vitalik.eth' })
  expect(typedReceiver('пример.eth', 'eip155:137').kind).toBe('name')
  expect(typedReceiver('vitalik.eth', solanaChains.mainnet)).toEqual({ kind: 'invalid' })
})

test('an empty text is no receiver', () => {
  expect(typedReceiver('  ', 'eip155:1')).toEqual({ kind: 'nothing' })
})

test('a receiver equal to the sender is reported in any notation', () => {
  const receiver = alice.address.toLowerCase()
  expect(receiverWarnings({ ...asked, receiver, typed: 'alice.eth' })).toEqual(['own-address'])
})

test('a receiver equal to the token contract is reported', () => {
  expect(receiverWarnings({ ...asked, token, receiver: token, typed: token })).toEqual(['token-contract'])
  expect(receiverWarnings({ ...asked, receiver: token, typed: token })).toEqual([])
})

test('an address in letters of one case carries no checksum, one without letters needs none', () => {
  const warnings = (typed: string) => receiverWarnings({ ...asked, receiver: bob.address, typed })
  expect(warnings(bob.address)).toEqual([])
  expect(warnings(bob.address.toLowerCase())).toEqual(['no-checksum'])
  expect(warnings(`0x${bob.address.slice(2).toUpperCase()}`)).toEqual(['no-checksum'])
  expect(warnings(`0x${'1'.repeat(40)}`)).toEqual([])
  expect(warnings('bob.eth')).toEqual([])
})

test.each([
  `0x${'0'.repeat(40)}`,
  '0x000000000000000000000000000000000000dead',
  '1'.repeat(32),
  '1nc1nerator11111111111111111111111111111111',
])('%s is reported as an address without a key', (receiver) => {
  expect(receiverWarnings({ ...asked, receiver, typed: 'nobody.eth' })).toEqual(['keyless'])
})
