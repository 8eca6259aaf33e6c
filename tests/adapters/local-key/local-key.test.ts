import { expect, test, vi } from 'vitest'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { createLocalKeyWallet, localKeyWallet } from '../../../adapters/local-key/local-key.ts'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { base, mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'

const walletKey = localKeyWallet.key
const keys = [new Secret<string>(alice.privateKey)]
const networks = [mainnet, base]

test('the wallet announces itself, with or without EIP-6963', () => {
  const wallet = createLocalKeyWallet({ keys, networks })
  const told = listenTo(wallet.announcements({ standard: false }, unhurried))
  expect(told.values).toEqual([
    { kind: 'wallet', wallet: { key: 'dev.latchkey.local-key', name: 'Local key wallet', icon: null } },
  ])
})

test('the owner is asked before anything changes, and a refusal changes nothing', async () => {
  const asked: WalletQuestion[] = []
  const approve = async (question: WalletQuestion) => {
    asked.push(question)
    return false
  }
  const wallet = createLocalKeyWallet({ keys, networks, approve })
  const changes = listenTo(wallet.watch({ walletKey }, unhurried))
  const failures = await Promise.all([
    failureFrom(wallet.connect({ walletKey }, unhurried)),
    failureFrom(wallet.switchNetwork({ walletKey, chainId: base.id }, unhurried)),
    failureFrom(wallet.addNetwork({ walletKey, network: polygon }, unhurried)),
  ])
  expect(failures).toEqual([
    { code: 'user-rejected', detail: 'The owner of the local key refused to connect.' },
    { code: 'user-rejected', detail: 'The owner of the local key refused to switch network.' },
    { code: 'user-rejected', detail: 'The owner of the local key refused to add network.' },
  ])
  expect(asked).toEqual([
    { kind: 'connect' },
    { kind: 'switch-network', chainId: base.id },
    { kind: 'add-network', network: polygon },
  ])
  expect(changes.values).toEqual([])
  expect(await valueOf(wallet.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject({
    namespaces: [{ chainId: mainnet.id }],
  })
})

test('reconnecting never asks the owner', async () => {
  const approve = vi.fn<() => Promise<boolean>>(async () => true)
  const wallet = createLocalKeyWallet({ keys, networks, approve })
  expect(await valueOf(wallet.reconnect({ walletKey, chains: [] }, unhurried))).toEqual(
    sharing({
      accounts: [alice.address],
      chainId: mainnet.id,
    }),
  )
  expect(approve).not.toHaveBeenCalled()
})

test('a Solana chain cannot be added', async () => {
  const network = { ...mainnet, id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
  const wallet = createLocalKeyWallet({ keys, networks })
  expect(await failureFrom(wallet.addNetwork({ walletKey, network }, unhurried))).toMatchObject({
    code: 'invalid-chain-id',
  })
})

test.each([
  ['no key at all', [], 'There is no private key; give at least one, as 0x and 64 hex digits.'],
  [
    'a short key',
    ['0x1234'],
    'Private key 1 of 1 is a string of 6 characters; expected 0x and 64 hex digits.',
  ],
  [
    'a key without 0x',
    [alice.privateKey, alice.privateKey.slice(2)],
    'Private key 2 of 2 is a string of 64 characters; expected 0x and 64 hex digits.',
  ],
  [
    'zero',
    [`0x${'0'.repeat(64)}`],
    'Private key 1 of 1 is outside the range of secp256k1; expected a number from 1 to its order.',
  ],
  [
    'a key above the curve order',
    [`0x${'f'.repeat(64)}`],
    'Private key 1 of 1 is outside the range of secp256k1; expected a number from 1 to its order.',
  ],
])('%s is a bad option, and the message never holds a key', (_, texts, message) => {
  const create = () => createLocalKeyWallet({ keys: texts.map((text) => new Secret(text)), networks })
  expect(create).toThrow(new LatchkeyError('bad-option', message))
})

test('a restarted wallet begins on its last known chain and follows its switches', async () => {
  const wallet = createLocalKeyWallet({ keys, networks })
  const back = (chainId: `eip155:${number}`) =>
    valueOf(wallet.reconnect({ walletKey, chains: [chainId] }, unhurried))
  expect(await back(polygon.id as 'eip155:137')).toMatchObject({ namespaces: [{ chainId: mainnet.id }] })
  expect(await back('eip155:8453')).toMatchObject({ namespaces: [{ chainId: base.id }] })
  await valueOf(wallet.switchNetwork({ walletKey, chainId: mainnet.id }, unhurried))
  expect(await back('eip155:8453')).toMatchObject({ namespaces: [{ chainId: mainnet.id }] })
})
