import { expect, test } from 'vitest'
import { fromBase58, toBase58 } from '../../../core/domain/values/base58.ts'
import { fromBase64, toBase64 } from '../../../core/domain/values/base64.ts'
import type { SendSigned } from '../../../adapters/solana/send-signed.ts'
import { createWalletStandard } from '../../../adapters/wallet-standard/wallet-standard.ts'
import { solanaChains } from '../../../core/domain/network/solana.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { SolanaPageWallet, StandardPage, solanaPeople, transactionFor } from './standard-wallet.ts'

const walletKey = 'standard:Lagoon'
const { alice, bob } = solanaPeople
const chainId = solanaChains.devnet
const transaction = toBase64(transactionFor(alice))
const sevens = toBase58(new Uint8Array(64).fill(7))
const eights = toBase58(new Uint8Array(64).fill(8))
const nines = toBase58(new Uint8Array(64).fill(9))

async function connected(lagoon = new SolanaPageWallet(alice, bob), send?: SendSigned) {
  const page = new StandardPage()
  page.install(lagoon)
  const noSending: SendSigned = async () => {
    throw new Error('Nobody sends here.')
  }
  const standard = createWalletStandard({ target: page, send: send ?? noSending })
  await valueOf(standard.connect({ walletKey, chains: [chainId] }, unhurried))
  const asking = (method: string, params: unknown) =>
    standard.request({ walletKey, chainId, method, params }, unhurried)
  return {
    lagoon,
    ask: (method: string, params: unknown) => valueOf(asking(method, params)),
    failure: (method: string, params: unknown) => failureFrom(asking(method, params)),
    given: () => lagoon.asked.at(-1)?.given,
  }
}

test('a message is signed by the account that is named, as bytes', async () => {
  const { ask, given } = await connected()
  const message = toBase58(new TextEncoder().encode('Hello'))
  expect(await ask('solana_signMessage', { message, pubkey: bob })).toEqual({ signature: sevens })
  expect(given()).toMatchObject([{ account: { address: bob }, message: new TextEncoder().encode('Hello') }])
})

test('a message may be empty', async () => {
  const { ask } = await connected()
  expect(await ask('solana_signMessage', { message: '' })).toEqual({ signature: sevens })
})

test('parameters may be wrapped in a list, and the first account is the default', async () => {
  const { ask, given } = await connected()
  await ask('solana_signMessage', [{ message: '9Ajdvzr' }])
  expect(given()).toMatchObject([{ account: { address: alice } }])
})

test('a transaction comes back signed, with the signature of its account', async () => {
  const { ask, given } = await connected()
  const signed = fromBase64(transaction)?.fill(8, 1, 65) ?? new Uint8Array()
  expect(await ask('solana_signTransaction', { transaction })).toEqual({
    signature: eights,
    transaction: toBase64(signed),
  })
  expect(given()).toMatchObject([{ chain: 'solana:devnet', transaction: fromBase64(transaction) }])
})

test('several transactions are signed in one question', async () => {
  const { lagoon, ask } = await connected()
  const before = lagoon.asked.length
  const { transactions } = (await ask('solana_signAllTransactions', {
    transactions: [transaction, transaction],
  })) as {
    transactions: string[]
  }
  expect(transactions).toHaveLength(2)
  expect(lagoon.asked.length - before).toBe(1)
})

test('a transaction is sent by the wallet that can, with the options of the node', async () => {
  const { ask, given } = await connected()
  const sendOptions = { skipPreflight: true, maxRetries: 2, colour: 'red', minContextSlot: 'late' }
  expect(await ask('solana_signAndSendTransaction', { transaction, sendOptions })).toEqual({
    signature: nines,
  })
  expect(given()).toMatchObject([{ chain: 'solana:devnet', options: { skipPreflight: true, maxRetries: 2 } }])
})

test('a transaction that its wallet can only sign is sent by us', async () => {
  const lagoon = new SolanaPageWallet(alice)
  delete lagoon.features['solana:signAndSendTransaction']
  const sent: unknown[] = []
  const { ask } = await connected(lagoon, async (request) => {
    sent.push(request)
    return { signature: eights }
  })
  expect(await ask('solana_signAndSendTransaction', { transaction, options: { maxRetries: 1 } })).toEqual({
    signature: eights,
  })
  expect(sent).toEqual([
    { chainId, transaction: fromBase64(transaction)?.fill(8, 1, 65), options: { maxRetries: 1 } },
  ])
})

test('a sign-in request returns the signed message', async () => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['solana:signIn'] = {
    signIn: async ({ domain }: { domain: string }) => [
      {
        account: { address: alice },
        signedMessage: new TextEncoder().encode(domain),
        signature: new Uint8Array(64).fill(7),
      },
    ],
  }
  const { ask } = await connected(lagoon)
  expect(await ask('solana_signIn', { domain: 'app.example' })).toEqual({
    address: alice,
    signedMessage: toBase58(new TextEncoder().encode('app.example')),
    signature: sevens,
  })
})

test('a wallet that signs another message returns it', async () => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['solana:signMessage'] = {
    signMessage: async () => [
      { signedMessage: new Uint8Array([1, 2]), signature: new Uint8Array(64).fill(7) },
    ],
  }
  const { ask } = await connected(lagoon)
  expect(await ask('solana_signMessage', { message: '9Ajdvzr' })).toEqual({
    signature: sevens,
    signedMessage: toBase58(new Uint8Array([1, 2])),
  })
})

test.each([
  ['eth_accounts', {}, 'method-unsupported'],
  ['constructor', {}, 'method-unsupported'],
  ['solana_signIn', {}, 'method-unsupported'],
  ['solana_signMessage', { message: '9Ajdvzr', pubkey: 'Nobody' }, 'unauthorized'],
  ['solana_signMessage', { message: '0OIl' }, 'invalid-request'],
  ['solana_signMessage', null, 'invalid-request'],
  ['solana_signTransaction', { transaction: '%' }, 'invalid-request'],
  ['solana_signAllTransactions', { transactions: [] }, 'invalid-request'],
])('%s with %j is not asked, and fails as %s', async (method, params, code) => {
  const { lagoon, failure } = await connected()
  const before = lagoon.asked.length
  expect(await failure(method, params)).toMatchObject({ code })
  expect(lagoon.asked).toHaveLength(before)
})

test.each([
  ['nothing', undefined, 'malformed-answer'],
  ['no signature', [{ signedMessage: new Uint8Array([1]) }], 'malformed-answer'],
  ['text', [{ signedMessage: 'x', signature: 'x' }], 'malformed-answer'],
  ['too many', [{}, {}], 'malformed-answer'],
])('a wallet that answers a message with %s fails', async (_, answer, code) => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['solana:signMessage'] = { signMessage: async () => answer }
  const { failure } = await connected(lagoon)
  expect(await failure('solana_signMessage', { message: '9Ajdvzr' })).toMatchObject({ code })
})

test('a transaction that comes back without its signature is no answer', async () => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['solana:signTransaction'] = {
    signTransaction: async () => [{ signedTransaction: transactionFor(alice) }],
  }
  const { failure } = await connected(lagoon)
  expect(await failure('solana_signTransaction', { transaction })).toMatchObject({ code: 'malformed-answer' })
})

test('base58 keeps zeros in front, and every byte', () => {
  const bytes = Uint8Array.from([0, 0, 1, 255, 0, 58])
  expect(fromBase58(toBase58(bytes))).toEqual(bytes)
  expect(toBase58(new Uint8Array(32))).toBe('1'.repeat(32))
  expect(toBase58(new TextEncoder().encode('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U')
  expect(fromBase58('0OIl')).toBe(null)
})
