import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeSolanaChain } from '../../../adapters/fake/fake-solana-chain.ts'
import { fromBase58 } from '../../../core/domain/values/base58.ts'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { SolanaChain, TokenBalance } from '../../../core/ports/solana-chain.ts'
import { solanaPersons } from '../../../sandbox/solana/persons.ts'
import { startSolana } from '../../../sandbox/solana/start-solana.ts'
import { solanaTokens } from '../../../sandbox/solana/tokens/tokens.ts'
import type { SolanaPart } from '../../../sandbox/solana/start-solana.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const nobody = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const tenThousandSol = '10000000000000'
const shares: readonly TokenBalance[] = solanaTokens.map(({ mint, program, decimals }) => ({
  mint,
  program,
  amount: (50_000n * 10n ** BigInt(decimals)).toString(),
  decimals,
}))

let node: SolanaPart
let address: string
let payer: Keypair
beforeAll(async () => {
  node = await startSolana({ port: 0, stateFolder: null })
  const [, person] = await solanaPersons()
  address = person?.address ?? ''
  payer = Keypair.fromSecretKey(fromBase58(person?.secretKey ?? '') ?? new Uint8Array())
})
afterAll(() => node.stop())

function solanaContract(
  name: string,
  createWorld: () => { readonly solana: SolanaChain; readonly network: Network },
): void {
  test(`${name}: answers a balance in base units, exact to the last lamport`, async () => {
    const { solana, network } = createWorld()
    expect(await valueOf(solana.balance({ network, address }, unhurried))).toEqual({ amount: tenThousandSol })
  })

  test(`${name}: whoever has nothing has 0`, async () => {
    const { solana, network } = createWorld()
    expect(await valueOf(solana.balance({ network, address: nobody }, unhurried))).toEqual({ amount: '0' })
  })

  test(`${name}: answers a token in the coin's place, with its unit`, async () => {
    const { solana, network } = createWorld()
    const { mint = '', amount, decimals } = shares[0] ?? {}
    expect(await valueOf(solana.balance({ network, address, token: mint }, unhurried))).toEqual({
      amount,
      unit: { symbol: `${mint.slice(0, 4)}…${mint.slice(-4)}`, decimals },
    })
  })

  test(`${name}: answers the tokens of both programs, and none where there are none`, async () => {
    const { solana, network } = createWorld()
    const { tokens } = await valueOf(solana.tokens({ network, address }, unhurried))
    expect(byMint(tokens)).toEqual(byMint(shares))
    expect(await valueOf(solana.tokens({ network, address: nobody }, unhurried))).toEqual({ tokens: [] })
  })

  test(`${name}: a message costs its signature with a blockhash that was given`, async () => {
    const { solana, network } = createWorld()
    const { blockhash, lastValidBlockHeight } = await valueOf(solana.blockhash({ network }, unhurried))
    expect(lastValidBlockHeight).toBeGreaterThan(0)
    const fees = await valueOf(solana.fees({ network, message: paying(blockhash) }, unhurried))
    expect(fees).toMatchObject({ fee: '5000' })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { solana, network } = createWorld()
    const question = solana.balance({ network, address: nobody }, AbortSignal.abort())
    expect(await failureFrom(question)).toEqual({ code: 'aborted' })
  })
}

const overNode = () => ({ ...solanaDevnet, rpcUrls: [node.url] })

solanaContract('a real chain', () => ({ solana: createSolana(), network: overNode() }))

for (const order of answeringOrders) {
  solanaContract(`the fake, ${order}`, () => ({
    solana: fakeSolanaChain({
      balances: { [`${solanaDevnet.id}:${address}`]: tenThousandSol },
      tokens: { [`${solanaDevnet.id}:${address}`]: shares },
      order,
    }),
    network: solanaDevnet,
  }))
}

silentContract('the fake', () => {
  const solana = fakeSolanaChain({ order: 'never' })
  const network = solanaDevnet
  return {
    balance: (signal) => solana.balance({ network, address: nobody }, signal),
    tokens: (signal) => solana.tokens({ network, address: nobody }, signal),
    fees: (signal) => solana.fees({ network, message: '' }, signal),
    blockhash: (signal) => solana.blockhash({ network }, signal),
  }
})

const byMint = (tokens: readonly TokenBalance[]) =>
  tokens.toSorted((one, other) => one.mint.localeCompare(other.mint))

/** A message that pays a lamport, in base64. */
function paying(recentBlockhash: string): string {
  const { publicKey: payerKey } = payer
  const pay = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 1 })
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [pay] })
  return toBase64(message.compileToV0Message().serialize())
}

async function transfer({ lamports, blockhash }: { readonly lamports: number; readonly blockhash?: string }) {
  const latest = await new Connection(node.url).getLatestBlockhash()
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    blockhash: blockhash ?? latest.blockhash,
    lastValidBlockHeight: latest.lastValidBlockHeight,
  }).add(SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: new PublicKey(nobody), lamports }))
  transaction.sign(payer)
  return new Uint8Array(transaction.serialize())
}

const send = (transaction: Uint8Array) =>
  createSolana({ times: { limit: 20_000, interval: 100 } }).send(
    { network: overNode(), transaction, options: {} },
    unhurried,
  )

test('a signed transaction is sent and confirmed, and a second time it is there already', async () => {
  const transaction = await transfer({ lamports: 5_000_000 })
  const { signature } = await valueOf(send(transaction))
  const status = await new Connection(node.url).getSignatureStatus(signature)
  expect(status.value).toMatchObject({ err: null })
  expect(await valueOf(send(transaction))).toEqual({ signature })
  const received = createSolana().balance({ network: overNode(), address: nobody }, unhurried)
  expect(await valueOf(received)).toEqual({ amount: '5000000' })
})

test('a blockhash is good for 150 blocks, and a message with an older one has no fee any more', async () => {
  const solana = createSolana()
  const { blockhash, lastValidBlockHeight } = await valueOf(
    solana.blockhash({ network: overNode() }, unhurried),
  )
  const left = lastValidBlockHeight - (await new Connection(node.url).getBlockHeight('confirmed'))
  expect(left).toBeGreaterThan(140)
  expect(left).toBeLessThanOrEqual(150)
  node.pass(200)
  const fees = solana.fees({ network: overNode(), message: paying(blockhash) }, unhurried)
  expect(await failureFrom(fees)).toMatchObject({ code: 'transaction-expired' })
})

test('a transaction with a blockhash 150 blocks old has expired', async () => {
  const transaction = await transfer({ lamports: 5_000_001 })
  node.pass(200)
  expect(await failureFrom(send(transaction))).toMatchObject({ code: 'transaction-expired' })
})

test('a payment above the balance is refused', async () => {
  const transaction = await transfer({ lamports: 2 ** 50 })
  expect(await failureFrom(send(transaction))).toMatchObject({
    code: expect.stringMatching(/^(insufficient-funds|execution-reverted)$/),
  })
})
