import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createLocalSolanaWallet, localSolanaName } from '../../../adapters/local-key/local-solana-wallet.ts'
import { toBase58 } from '../../../core/domain/values/base58.ts'
import { fromBase64, toBase64 } from '../../../core/domain/values/base64.ts'
import type { SendSigned } from '../../../adapters/solana/send-signed.ts'
import { mainnet, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import { standardKey } from '../../../core/domain/wallets/wallet.ts'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { isSignedBy } from '../../e2e/send/solana-visitor.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

const walletKey = standardKey(localSolanaName)
const [owner, second, stranger] = [1, 2, 3].map((number) =>
  Keypair.fromSeed(new Uint8Array(32).fill(number)),
) as [Keypair, Keypair, Keypair]
const blockhash = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'

async function connected(approve?: (question: WalletQuestion) => Promise<boolean>) {
  const sent: Parameters<SendSigned>[0][] = []
  const wallet = createLocalSolanaWallet({
    keys: [owner, second].map(({ secretKey }) => new Secret(toBase58(secretKey))),
    networks: [mainnet, solanaDevnet],
    send: async (request) => {
      sent.push(request)
      return { signature: 'sent' }
    },
    ...(approve && { approve }),
  })
  const session = await valueOf(wallet.connect({ walletKey }, unhurried))
  const ask = (method: string, params: object) =>
    wallet.request({ walletKey, chainId: solanaDevnet.id, method, params }, unhurried)
  return { ask, sent, session }
}

const transfer = (from: Keypair) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: stranger.publicKey, lamports: 5 })

function legacy(from: Keypair): string {
  const parts = { feePayer: from.publicKey, blockhash, lastValidBlockHeight: 9 }
  const transaction = new Transaction(parts).add(transfer(from))
  return toBase64(transaction.serialize({ requireAllSignatures: false }))
}

function versioned(from: Keypair): string {
  const payerKey = from.publicKey
  const message = new TransactionMessage({
    payerKey,
    recentBlockhash: blockhash,
    instructions: [transfer(from)],
  })
  return toBase64(new VersionedTransaction(message.compileToV0Message()).serialize())
}

const signedByThem = (transaction: Uint8Array, { publicKey }: Keypair) => {
  const { message, signatures } = VersionedTransaction.deserialize(transaction)
  const [signature = new Uint8Array()] = signatures
  return isSignedBy(publicKey.toBase58(), message.serialize(), toBase58(signature))
}

test('the wallet shares the accounts of its keys on the networks of Solana that are on offer', async () => {
  const { session } = await connected()
  expect(session).toEqual({
    namespaces: [
      {
        namespace: 'solana',
        accounts: [owner.publicKey.toBase58(), second.publicKey.toBase58()],
        chainId: solanaDevnet.id,
      },
    ],
  })
})

test('a message is signed with the key of the account that the request names', async () => {
  const { ask } = await connected()
  const pubkey = second.publicKey.toBase58()
  const message = toBase58(new TextEncoder().encode('Good morning'))
  const { signature } = (await valueOf(ask('solana_signMessage', { message, pubkey }))) as {
    signature: string
  }
  expect(isSignedBy(pubkey, 'Good morning', signature)).toBe(true)
})

test.each([
  ['a legacy transaction', legacy],
  ['a transaction of version 0', versioned],
])('%s is signed in its place and nothing else of it changed', async (_, written) => {
  const { ask } = await connected()
  const answer = await valueOf(ask('solana_signTransaction', { transaction: written(owner) }))
  const { transaction, signature } = answer as { transaction: string; signature: string }
  const signed = fromBase64(transaction) ?? new Uint8Array()
  expect(signedByThem(signed, owner)).toBe(true)
  expect(toBase58(signed.subarray(1, 65))).toBe(signature)
  expect(toBase64(Uint8Array.from(signed).fill(0, 1, 65))).toBe(written(owner))
})

test('a transaction is signed and passed on with chain and options', async () => {
  const { ask, sent } = await connected()
  const params = { transaction: versioned(owner), sendOptions: { skipPreflight: true } }
  expect(await valueOf(ask('solana_signAndSendTransaction', params))).toEqual({ signature: 'sent' })
  expect(sent).toMatchObject([{ chainId: solanaDevnet.id, options: { skipPreflight: true } }])
  expect(signedByThem(sent[0]?.transaction ?? new Uint8Array(), owner)).toBe(true)
})

test('a transaction of another account and a malformed one are refused', async () => {
  const { ask } = await connected()
  expect([
    await failureFrom(ask('solana_signTransaction', { transaction: versioned(stranger) })),
    await failureFrom(ask('solana_signTransaction', { transaction: toBase64(new Uint8Array([1, 2])) })),
  ]).toMatchObject([{ code: 'invalid-request' }, { code: 'invalid-request' }])
})

test.each([
  ['Good morning', new TextEncoder().encode('Good morning')],
  ['0xff01', new Uint8Array([0xff, 1])],
])('the owner is shown the message %s before it is signed', async (shown, bytes) => {
  const asked: WalletQuestion[] = []
  const { ask } = await connected(async (question) => {
    asked.push(question)
    return true
  })
  await valueOf(ask('solana_signMessage', { message: toBase58(bytes), pubkey: owner.publicKey.toBase58() }))
  expect(asked.at(-1)).toEqual({ kind: 'sign', method: 'solana_signMessage', message: shown })
})

test('the owner is asked before anything is signed or sent, and a refusal signs nothing', async () => {
  const asked: WalletQuestion[] = []
  const { ask, sent } = await connected(async (question) => {
    asked.push(question)
    return question.kind === 'connect'
  })
  const failure = await failureFrom(ask('solana_signAndSendTransaction', { transaction: versioned(owner) }))
  expect(failure).toEqual({
    code: 'user-rejected',
    detail: 'The owner of the local Solana key refused to sign.',
  })
  expect(asked).toEqual([{ kind: 'connect' }, { kind: 'sign', method: 'solana_signTransaction' }])
  expect(sent).toEqual([])
})

test.each([
  ['a short key', '1234', 'A Solana key is a string of 4 characters; expected 64 bytes in base58.'],
  [
    'a key whose halves do not match',
    toBase58(Uint8Array.from([...owner.secretKey.subarray(0, 32), ...second.publicKey.toBytes()])),
    'The public half of a Solana key does not belong to its secret half.',
  ],
])('%s is a bad option, and the message never holds the key', (_, text, message) => {
  const send: SendSigned = async () => ({ signature: '' })
  const create = () => createLocalSolanaWallet({ keys: [new Secret(text)], networks: [solanaDevnet], send })
  expect(create).toThrow(new LatchkeyError('bad-option', message))
})
