import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection, Keypair } from '@solana/web3.js'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  type Address,
  type Instruction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import base58 from 'bs58'

const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['solana'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

test('the client of today reads, sends, and confirms over its own socket', async () => {
  const [alice, bob] = sandbox.endpoints.solana?.accounts ?? []
  if (!alice || !bob) throw new Error('The sandbox has no persons on Solana.')
  const rpc = createSolanaRpc(url())
  const rpcSubscriptions = createSolanaRpcSubscriptions(sandbox.endpoints.solana?.socket ?? '')
  const source = await createKeyPairSignerFromBytes(base58.decode(alice.secretKey))
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(source, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
      (message) =>
        appendTransactionMessageInstruction(coins(source.address, address(bob.address), 25n), message),
    ),
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, { commitment: 'confirmed' })
  expect((await rpc.getBalance(address(bob.address)).send()).value).toBe(10_000_000_000_025n)
  const { value } = await rpc
    .getTokenAccountsByOwner(
      address(bob.address),
      { mint: address(sandbox.endpoints.solana?.tokens[0]?.mint ?? '') },
      { encoding: 'jsonParsed' },
    )
    .send()
  expect(value[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe('50000')
})

test.each([
  ['getDance', [], -32_601, 'Method not found'],
  ['getBalance', ['short'], -32_602, 'Invalid param: WrongSize'],
  ['getBalance', ['0OIl'], -32_602, 'Invalid param: Invalid'],
  ['sendTransaction', ['AQ==', { encoding: 'base64' }], -32_602, 'failed to deserialize'],
  ['getTokenAccountBalance', [Keypair.generate().publicKey.toBase58()], -32_602, 'could not find account'],
])('%s of %j is refused with %i', async (method, params, code, message) => {
  const { error } = (await (await call({ jsonrpc: '2.0', id: 1, method, params })).json()) as {
    error: { code: number; message: string }
  }
  expect(error.code).toBe(code)
  expect(error.message).toContain(message)
})

test('a batch is answered per call, and malformed JSON with a parse error', async () => {
  const answers = await call([
    { jsonrpc: '2.0', id: 'a', method: 'getHealth' },
    { jsonrpc: '2.0', id: 'b', method: 'getDance' },
  ])
  expect(await answers.json()).toMatchObject([
    { id: 'a', result: 'ok' },
    { id: 'b', error: { code: -32_601 } },
  ])
  const headers = { 'content-type': 'application/json' }
  const broken = await fetch(url(), { method: 'POST', headers, body: '{' })
  expect(await broken.json()).toMatchObject({ error: { code: -32_700 } })
  expect((await fetch(url(), { method: 'POST', body: '{}' })).status).toBe(415)
})

test('a fault can meet one method alone', async () => {
  sandbox.control('solana', { fault: 'status', status: 429, path: '/getBalance', times: 1 })
  const ask = (method: string) => call({ jsonrpc: '2.0', id: 1, method })
  expect((await ask('getSlot')).status).toBe(200)
  expect((await ask('getBalance')).status).toBe(429)
  expect((await ask('getBalance')).status).toBe(200)
})

test('slots pass at once by an order, which wants a number', async () => {
  const slot = async () =>
    ((await (await call({ id: 1, method: 'getSlot' })).json()) as { result: number }).result
  const order = (body: object) => fetch(`${url()}/control`, { method: 'POST', body: JSON.stringify(body) })
  const before = await slot()
  expect((await order({ slots: 1_000 })).status).toBe(200)
  expect(await slot()).toBeGreaterThanOrEqual(before + 1_000)
  expect((await order({ slots: 'many' })).status).toBe(400)
})

test('accounts, transactions and slots are remembered in a folder', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'sandbox-state-'))
  const stranger = Keypair.generate().publicKey
  const first = await startSandbox({ only: ['solana'], stateFolder })
  const signature = await connect(first).requestAirdrop(stranger, 5_000_000_000)
  first.solana?.pass(1)
  const slot = await connect(first).getSlot('processed')
  await first.stop()

  const second = await startSandbox({ only: ['solana'], stateFolder })
  expect(await connect(second).getBalance(stranger)).toBe(5_000_000_000)
  const known = await connect(second).getTransaction(signature, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  expect(known?.meta?.postBalances).toContain(5_000_000_000)
  expect(await connect(second).getSlot('processed')).toBeGreaterThanOrEqual(slot)
  await second.stop()
  rmSync(stateFolder, { recursive: true })
})

function coins(from: Address, to: Address, amount: bigint): Instruction {
  const data = new DataView(new ArrayBuffer(12))
  // 2 is Transfer in the system program.
  data.setUint32(0, 2, true)
  data.setBigUint64(4, amount, true)
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  }
}

function url(): string {
  return sandbox.endpoints.chains[chain] ?? ''
}

function connect({ endpoints }: Sandbox): Connection {
  return new Connection(endpoints.chains[chain] ?? '', 'processed')
}

function call(body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(url(), { method: 'POST', headers, body: JSON.stringify(body) })
}
