import { PublicKey, SystemProgram, TransactionMessage } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { solanaPeople } from '../wallet-standard/standard-wallet.ts'
import { inContext, solanaNode } from './solana-node.ts'
import type { NodeAnswer } from './solana-node.ts'

const payerKey = new PublicKey(solanaPeople.alice)
const toPubkey = new PublicKey(solanaPeople.bob)
const message = toBase64(
  new TransactionMessage({
    payerKey,
    recentBlockhash: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM',
    instructions: [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports: 1 })],
  })
    .compileToV0Message()
    .serialize(),
)

const nodeWith = (fee: NodeAnswer, prices: NodeAnswer) =>
  solanaNode(({ method }) => (method === 'getFeeForMessage' ? fee : prices))
const paid = (...prices: readonly number[]) => ({
  result: prices.map((prioritizationFee, slot) => ({ prioritizationFee, slot })),
})
const ask = (url: string, given = message) =>
  createSolana().fees({ network: { ...solanaDevnet, rpcUrls: [url] }, message: given }, unhurried)

test('the fee includes recent priority fees of the same accounts', async () => {
  const { url, calls } = await nodeWith(inContext(5000), paid(900, 0, 100))
  expect(await valueOf(ask(url))).toEqual({ fee: '5000', unitPrices: { median: '100', highest: '900' } })
  expect(calls.find(({ method }) => method === 'getRecentPrioritizationFees')?.params).toEqual([
    [solanaPeople.alice, solanaPeople.bob],
  ])
  expect(calls.find(({ method }) => method === 'getFeeForMessage')?.params).toEqual([
    message,
    { commitment: 'confirmed' },
  ])
})

test.each([
  ['does not know of prices', { error: { code: -32601, message: 'Method not found' } }],
  ['has seen nobody', paid()],
  ['tells something else', { result: 'much' }],
  ['tells less than nothing', paid(-1)],
])('a node that %s tells the fee alone', async (_, prices) => {
  const { url } = await nodeWith(inContext(5000), prices)
  expect(await valueOf(ask(url))).toEqual({ fee: '5000', unitPrices: null })
})

test('a message with an old blockhash rejects with transaction-expired', async () => {
  const { url } = await nodeWith(inContext(null), paid())
  expect(await failureFrom(ask(url))).toMatchObject({ code: 'transaction-expired' })
})

test('a malformed message is refused without a request', async () => {
  const { url, calls } = await nodeWith(inContext(5000), paid())
  expect(await failureFrom(ask(url, 'AAAA'))).toMatchObject({ code: 'invalid-request' })
  expect(await failureFrom(ask(url, '%'))).toMatchObject({ code: 'invalid-request' })
  expect(calls).toEqual([])
})
