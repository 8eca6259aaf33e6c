import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhone, type Phone } from '../../../sandbox/phone/phone.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { startDapp, type Dapp } from '../dapp.ts'

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const wishes = {
  solana: {
    chains: [solana, mainnet],
    methods: ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'],
    events: [],
  },
  eip155: {
    chains: ['eip155:1'],
    methods: ['wallet_addEthereumChain', 'eth_sendTransaction'],
    events: ['chainChanged'],
  },
}
let sandbox: Sandbox
let dapp: Dapp
let phone: Phone
let topic: string

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'solana', 'relay'] })
})
afterAll(() => sandbox.stop())

beforeEach(async () => {
  const { relay, chains } = sandbox.endpoints
  const known = { 'eip155:1': chains['eip155:1'] ?? '', [solana]: chains[solana] ?? '' }
  ;[dapp, phone] = await Promise.all([
    startDapp(relay ?? ''),
    createPhone({ relayUrl: relay ?? '', projectId: 'test', chains: known, proposals: 'approve' }),
  ])
  const { uri = '', approval } = await dapp.client.connect({ optionalNamespaces: wishes })
  await phone.pair(uri)
  topic = (await approval()).topic
  phone.behave({ requests: 'approve' })
})
afterEach(async () => {
  await Promise.all([dapp.stop(), phone.stop()])
})

test('a transaction comes back signed, and the dapp can send it', async () => {
  const answer = await ask<{ signature: string; transaction: string }>('solana_signTransaction', {
    transaction: await transfer(31),
  })
  const signed = Buffer.from(answer.transaction, 'base64')
  expect(Transaction.from(signed).verifySignatures()).toBe(true)
  expect(await connection().sendRawTransaction(signed)).toBe(answer.signature)
})

test('several transactions are signed together', async () => {
  const transactions = await Promise.all([41, 42].map((lamports) => transfer(lamports)))
  const answer = await ask<{ transactions: string[] }>('solana_signAllTransactions', { transactions })
  const signed = answer.transactions.map((text) => Transaction.from(Buffer.from(text, 'base64')))
  expect(signed.map((transaction) => transaction.verifySignatures())).toEqual([true, true])
})

test('the phone sends a Solana transaction and returns the error of the node', async () => {
  const to = new PublicKey(sandbox.endpoints.solana?.accounts[0]?.address ?? '')
  const before = await connection().getBalance(to)
  const transaction = await transfer(51)
  const { signature } = await ask<{ signature: string }>('solana_signAndSendTransaction', { transaction })
  expect((await connection().getSignatureStatus(signature)).value?.err).toBeNull()
  expect(await connection().getBalance(to)).toBe(before + 51)
  const tooMuch = { transaction: await transfer(99_999_000_000_000) }
  await expect(ask('solana_signAndSendTransaction', tooMuch)).rejects.toMatchObject({ code: -32_002 })
  const unserved = ask('solana_signAndSendTransaction', { transaction }, mainnet)
  await expect(unserved).rejects.toMatchObject({ code: 4902 })
})

test('a malformed or foreign transaction is refused', async () => {
  const request = (transaction: string) => ask('solana_signTransaction', { transaction })
  await expect(request('AQID')).rejects.toMatchObject({ code: -32_602 })
  await expect(request(await transfer(1, 2))).rejects.toMatchObject({ code: 4100 })
})

test('a dapp adds a network, and the phone moves there', async () => {
  const chain = {
    chainId: '0x2105',
    chainName: 'Base',
    rpcUrls: [sandbox.endpoints.chains['eip155:8453']],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const [updated, moved] = [dapp.heard('session_update'), dapp.heard('session_event')]
  expect(await ask('wallet_addEthereumChain', [chain], 'eip155:1')).toBeNull()
  await updated
  expect(await moved).toMatchObject({ params: { event: { name: 'chainChanged', data: 8453 } } })
  const from = phone.accounts[0]?.evm.address
  const hash = await ask('eth_sendTransaction', [{ from, to: from, value: '0x1' }], 'eip155:8453')
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
})

function ask<Result>(method: string, params: unknown, chainId = solana): Promise<Result> {
  return dapp.client.request<Result>({ topic, chainId, request: { method, params } })
}

function connection(): Connection {
  return new Connection(sandbox.endpoints.chains[solana] ?? '', 'processed')
}

async function transfer(lamports: number, from = 7): Promise<string> {
  const [fromPubkey, toPubkey] = [from, 0].map(
    (position) => new PublicKey(sandbox.endpoints.solana?.accounts[position]?.address ?? ''),
  ) as [PublicKey, PublicKey]
  const { blockhash: recentBlockhash } = await connection().getLatestBlockhash()
  const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash })
  transaction.add(SystemProgram.transfer({ fromPubkey, toPubkey, lamports }))
  return transaction.serialize({ requireAllSignatures: false }).toString('base64')
}
