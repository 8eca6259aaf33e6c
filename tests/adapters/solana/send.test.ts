import { Keypair, SystemProgram, Transaction, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { toBase58 } from '../../../core/domain/values/base58.ts'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { signatureBy } from '../../../core/domain/operations/solana-transaction.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { hurriedTime } from '../hurried-time.ts'
import { nobody } from '../serve.ts'
import { inContext, solanaNode } from './solana-node.ts'
import type { NodeAnswer } from './solana-node.ts'

const blockhash = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
const payer = Keypair.fromSeed(new Uint8Array(32).fill(3))
const times = { limit: 5000, interval: 1 }

/** A transaction that pays a lamport, signed. */
function signed(): Uint8Array {
  const transfer = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: payer.publicKey,
    lamports: 1,
  })
  const transaction = new Transaction({ feePayer: payer.publicKey, blockhash, lastValidBlockHeight: 9 }).add(
    transfer,
  )
  transaction.sign(payer)
  return new Uint8Array(transaction.serialize())
}

const transaction = signed()
const signature = toBase58(VersionedTransaction.deserialize(transaction).signatures[0] ?? new Uint8Array())
const status = (over: object | null) =>
  inContext([over && { slot: 4, confirmations: 1, err: null, confirmationStatus: 'processed', ...over }])

/** A node that takes a transaction, and then answers with these statuses, the last one for good; `lives` is for how many questions its blockhash is valid. */
function node({
  statuses = [status({ confirmationStatus: 'confirmed' })],
  lives = Infinity,
  taken = { result: signature },
}: {
  readonly statuses?: readonly NodeAnswer[]
  readonly lives?: number
  readonly taken?: NodeAnswer
} = {}) {
  let left = lives
  const rest = [...statuses]
  return solanaNode(({ method }) => {
    if (method === 'isBlockhashValid') return inContext(left-- > 0)
    if (method === 'sendTransaction') return taken
    return rest.length > 1 ? (rest.shift() ?? null) : (rest[0] ?? null)
  })
}

const send = (urls: readonly string[], options = {}) =>
  createSolana({ times }).send(
    { network: { ...solanaDevnet, rpcUrls: [...urls] }, transaction, options },
    unhurried,
  )

test('a transaction is sent as it was signed, and its signature answered once it is confirmed', async () => {
  const { url, calls } = await node({
    statuses: [status(null), status({}), status({ confirmationStatus: 'confirmed' })],
  })
  expect(await valueOf(send([url], { skipPreflight: true, maxRetries: 2 }))).toEqual({ signature })
  expect(calls.find(({ method }) => method === 'sendTransaction')?.params).toEqual([
    toBase64(transaction),
    { encoding: 'base64', maxRetries: 2, skipPreflight: true, preflightCommitment: 'processed' },
  ])
  expect(calls.filter(({ method }) => method === 'getSignatureStatuses')).toHaveLength(3)
})

test('a transaction that no node picks up expires with its blockhash', async () => {
  const { url } = await node({ statuses: [status(null)], lives: 2 })
  expect(await failureFrom(send([url]))).toMatchObject({
    code: 'transaction-expired',
    detail: expect.stringContaining(signature),
  })
})

test('a transaction that was picked up is awaited beyond its blockhash', async () => {
  const { url } = await node({
    statuses: [status({}), status({}), status({ confirmationStatus: 'finalized' })],
    lives: 1,
  })
  expect(await valueOf(send([url]))).toEqual({ signature })
})

test('a durable nonce transaction does not expire but times out', async () => {
  const { url } = await node({ statuses: [status(null)], lives: 0 })
  const solana = createSolana({ times: { limit: 100, interval: 1 } })
  const network = { ...solanaDevnet, rpcUrls: [url] }
  expect(await failureFrom(solana.send({ network, transaction, options: {} }, unhurried))).toMatchObject({
    code: 'timed-out',
    detail: expect.stringContaining(signature),
  })
})

test('a refused transaction rejects with execution-reverted and the reason', async () => {
  const { url } = await node({ statuses: [status({ err: { InstructionError: [0, { Custom: 1 }] } })] })
  expect(await failureFrom(send([url]))).toMatchObject({ code: 'execution-reverted' })
})

test.each([
  ['Transaction simulation failed: Blockhash not found', 'transaction-expired'],
  [
    'Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.',
    'account-not-found',
  ],
  [
    'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    'execution-reverted',
  ],
  ['Transaction signature verification failure', 'transaction-rejected'],
])('a transaction that its node refuses ("%s") is %s and not sent again', async (message, code) => {
  const { url, methods } = await node({
    taken: { error: { code: -32002, message, data: { logs: ['Program log: no'] } } },
  })
  expect(await failureFrom(send([url]))).toMatchObject({ code })
  expect(methods().filter((method) => method === 'sendTransaction')).toHaveLength(1)
})

test('sent again after its answer was lost it is there already', async () => {
  const message = 'Transaction simulation failed: This transaction has already been processed'
  const { url } = await node({ taken: { error: { code: -32002, message, data: { logs: [] } } } })
  expect(await valueOf(send([url]))).toEqual({ signature })
})

test('a node that is down falls to the next', async () => {
  const { url } = await node()
  expect(await valueOf(send([await nobody(), url]))).toEqual({ signature })
})

test('a pending transaction is looked up again if its node fails', async () => {
  hurriedTime(1000)
  const outage = Array.from({ length: 4 }, (): NodeAnswer => ({
    error: { code: -32005, message: 'Node is behind' },
  }))
  const { url, methods } = await node({ statuses: [...outage, status({ confirmationStatus: 'confirmed' })] })
  expect(await valueOf(send([url]))).toEqual({ signature })
  expect(methods().filter((method) => method === 'sendTransaction')).toHaveLength(1)
})

test('a malformed transaction is not sent', async () => {
  const network = { ...solanaDevnet, rpcUrls: [await nobody()] }
  const question = createSolana().send(
    { network, transaction: new Uint8Array([1, 2]), options: {} },
    unhurried,
  )
  expect(await failureFrom(question)).toMatchObject({ code: 'invalid-request' })
})

test('the signature of an account is found in a transaction of either version', () => {
  const { message } = VersionedTransaction.deserialize(transaction)
  expect(signatureBy(transaction, payer.publicKey.toBase58())).toBe(signature)
  expect(signatureBy(transaction, Keypair.generate().publicKey.toBase58())).toBe(null)
  const unsigned = new VersionedTransaction(message).serialize()
  expect(signatureBy(unsigned, payer.publicKey.toBase58())).toBe(null)
})
