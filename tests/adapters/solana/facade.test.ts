import {
  AddressLookupTableProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { TransactionInstruction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromBase58 } from '../../../core/domain/values/base58.ts'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { signatureBy, withSignature } from '../../../core/domain/operations/solana-transaction.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { solanaPersons } from '../../../sandbox/solana/persons.ts'
import { startSolana } from '../../../sandbox/solana/start-solana.ts'
import type { SolanaPart } from '../../../sandbox/solana/start-solana.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { nobody } from '../serve.ts'

let facade: SolanaPart
let connection: Connection
let payer: Keypair
beforeAll(async () => {
  facade = await startSolana({ port: 0, stateFolder: null })
  connection = new Connection(facade.url, 'confirmed')
  const [, , person] = await solanaPersons()
  payer = Keypair.fromSecretKey(fromBase58(person?.secretKey ?? '') ?? new Uint8Array())
})
afterEach(() => facade.faults.order({ fault: 'none' }))
afterAll(() => facade.stop())

const limit = 5000
const solana = createSolana({ limit, times: { limit: 20_000, interval: 50 } })
const over = (...urls: readonly string[]) => ({ ...solanaDevnet, rpcUrls: [...urls] })
const tokens = (network = over(facade.url)) =>
  solana.tokens({ network, address: payer.publicKey.toBase58() }, unhurried)
const send = (transaction: Uint8Array, network = over(facade.url)) =>
  valueOf(solana.send({ network, transaction, options: {} }, unhurried))

/** A v0 transaction of the payer, unsigned. */
async function unsigned(
  instructions: TransactionInstruction[],
  ...tables: Parameters<TransactionMessage['compileToV0Message']>
): Promise<VersionedTransaction> {
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions,
  })
  return new VersionedTransaction(message.compileToV0Message(...tables))
}

async function signed(...given: Parameters<typeof unsigned>): Promise<Uint8Array> {
  const transaction = await unsigned(...given)
  transaction.sign([payer])
  return transaction.serialize()
}

const pay = (toPubkey: PublicKey, lamports = 1_000_000) =>
  SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports })

test('a late answer is waited for', async () => {
  facade.faults.order({ fault: 'delay', delay: 300, times: 2 })
  expect((await valueOf(tokens())).tokens).toHaveLength(3)
})

test.each([
  ['busy', { fault: 'status', status: 429, times: 2 }],
  ['broken', { fault: 'status', status: 503, times: 2 }],
  ['gone for a moment', { fault: 'refuse', times: 2 }],
] as const)('a node that is %s is asked again', async (_, fault) => {
  facade.faults.order(fault)
  expect((await valueOf(tokens())).tokens).toHaveLength(3)
})

test('a node that answers nonsense ends the question, and the next node is asked where there is one', async () => {
  facade.faults.order({ fault: 'malformed' })
  expect(await failureFrom(tokens())).toMatchObject({ code: 'malformed-answer' })
  const other = await startSolana({ port: 0, stateFolder: null })
  const answer = await valueOf(tokens(over(await nobody(), facade.url, other.url))).finally(() =>
    other.stop(),
  )
  expect(answer.tokens).toHaveLength(3)
})

test('a node that never answers ends with the limit', async () => {
  facade.faults.order({ fault: 'hang' })
  const hurried = createSolana({ limit: 300 })
  const network = over(facade.url)
  expect(await failureFrom(hurried.blockhash({ network }, unhurried))).toMatchObject({ code: 'timed-out' })
})

test('a sent transaction is confirmed despite a busy node and without sockets', async () => {
  const { publicKey } = Keypair.generate()
  const transaction = await signed([pay(publicKey)])
  facade.faults.order({ fault: 'refuse', path: '/signatureSubscribe' })
  facade.faults.order({ fault: 'status', status: 429, times: 3 })
  await send(transaction)
  expect(await connection.getBalance(publicKey)).toBe(1_000_000)
})

test('a transaction with a lookup table is signed and sent as it is', async () => {
  const { publicKey } = Keypair.generate()
  const slot = await connection.getSlot('finalized')
  const { publicKey: authority } = payer
  const [create, lookupTable] = AddressLookupTableProgram.createLookupTable({
    authority,
    payer: authority,
    recentSlot: slot,
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    authority,
    payer: authority,
    lookupTable,
    addresses: [publicKey],
  })
  await send(await signed([create, extend]))
  facade.pass(2)
  const table = await connection.getAddressLookupTable(lookupTable)
  const transaction = await unsigned([pay(publicKey)], table.value ? [table.value] : [])
  expect(transaction.message.addressTableLookups).toHaveLength(1)
  expect(transaction.message.staticAccountKeys.some((key) => key.equals(publicKey))).toBe(false)

  const bytes = transaction.serialize()
  transaction.sign([payer])
  const signature = transaction.signatures[0] ?? new Uint8Array()
  const put = withSignature(bytes, payer.publicKey.toBase58(), signature) ?? new Uint8Array()
  expect(put).toEqual(transaction.serialize())
  expect(await send(put)).toEqual({ signature: signatureBy(put, payer.publicKey.toBase58()) })
  expect(await connection.getBalance(publicKey)).toBe(1_000_000)
})
