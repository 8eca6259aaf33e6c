import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import base58 from 'bs58'
import type { HistoryRow } from '../../../sandbox/blockchain-api/activity/history-row.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'

type Page = { readonly data: readonly HistoryRow[]; readonly next: string | null }

const chainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['solana', 'blockchain-api'] })
})
afterAll(() => sandbox.stop())

test('a Solana transfer is in both histories and settles after its slot', async () => {
  const to = Keypair.generate().publicKey
  const signature = await send(to, 1_500_000_000)
  const [received] = await historyOf(to.toBase58())
  expect(received).toMatchObject({
    metadata: { operationType: 'receive', hash: signature, chain: chainId, sentFrom: person(0).address },
    transfers: [
      { fungible_info: { symbol: 'SOL' }, direction: 'in', quantity: { numeric: '1.5' }, price: 148.31 },
    ],
  })
  const [sent] = await historyOf(person(0).address)
  expect(sent).toMatchObject({
    metadata: { operationType: 'send', sentTo: to.toBase58() },
    transfers: [{ direction: 'out', quantity: { numeric: '1.5' } }],
  })
  sandbox.solana?.pass(2)
  expect(await historyOf(to.toBase58())).toMatchObject([{ metadata: { status: 'confirmed' } }])
})

test('a seeded Solana history has months, coins, tokens, failures and pages', async () => {
  const { address } = person(4)
  await sandbox.seed({ chain: chainId, address, count: 120, months: 5 })
  const pages: Page[] = [await pageAt(address, null)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await pageAt(address, next))
  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20])
  const rows = pages.flatMap(({ data }) => data)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(120)
  const times = rows.map(({ metadata }) => metadata.minedAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(new Set(times.map((time) => time.slice(0, 7))).size).toBeGreaterThanOrEqual(5)
  const kinds = new Set(rows.map(({ metadata }) => `${metadata.operationType} ${metadata.status}`))
  expect(kinds).toEqual(new Set(['send confirmed', 'receive confirmed', 'execute failed']))
  const symbols = rows.flatMap(({ transfers }) => transfers?.[0]?.fungible_info?.symbol ?? [])
  expect(new Set(symbols)).toEqual(new Set(['SOL', 'USDC', 'WBTC', 'PYUSD']))
})

test('an account outside the known persons only receives', async () => {
  const address = Keypair.generate().publicKey.toBase58()
  await sandbox.seed({ chain: chainId, address, count: 12, months: 1 })
  const rows = await historyOf(address)
  expect(rows).toHaveLength(12)
  const done = rows.filter(({ metadata }) => metadata.status === 'confirmed')
  expect(done.every(({ metadata }) => metadata.operationType === 'receive')).toBe(true)
})

function person(position: number) {
  const found = sandbox.endpoints.solana?.accounts[position]
  if (!found) throw new Error(`The sandbox has no person ${position}.`)
  return found
}

async function send(to: PublicKey, lamports: number): Promise<string> {
  const connection = new Connection(sandbox.endpoints.chains[chainId] ?? '', 'processed')
  const payer = Keypair.fromSecretKey(base58.decode(person(0).secretKey))
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: payer.publicKey }).add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports }),
  )
  transaction.sign(payer)
  return connection.sendRawTransaction(transaction.serialize())
}

async function pageAt(address: string, cursor: string | null): Promise<Page> {
  const query = new URLSearchParams({ projectId: 'demo', chainId, ...(cursor !== null && { cursor }) })
  const response = await fetch(
    `${sandbox.endpoints.blockchainApi}/v1/account/${address}/history?${query.toString()}`,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as Page
}

async function historyOf(address: string): Promise<readonly HistoryRow[]> {
  return (await pageAt(address, null)).data
}
