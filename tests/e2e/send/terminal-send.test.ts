import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HeldToken } from '../../../core/domain/tokens/balances.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { ercUnits, splUnits } from '../tokens/held-units.ts'
import { devnet, lamportsOf } from './solana-visitor.ts'
import { latchkeyRun } from '../terminal.ts'
import { askChain } from '../visitor.ts'

const chain = 'eip155:1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({
    page: 'blank',
    only: ['chains', 'solana', 'registry', 'blockchain-api', 'demo'],
  })
})
afterAll(async () => sandbox.stop())

const node = () => sandbox.endpoints.chains[chain] ?? ''
const solanaNode = () => sandbox.endpoints.chains[devnet] ?? ''
const receiver = () => sandbox.endpoints.accounts[5]?.address ?? ''
const solanaReceiver = () => sandbox.endpoints.solana?.accounts[8]?.address ?? ''
const held = async () => BigInt((await askChain(node(), 'eth_getBalance', [receiver(), 'latest'])) as string)

/** Sends as a script does: the token by its symbol, how much of it, and to whom; the wallet approves. */
async function sendIt({
  networks,
  ...sending
}: {
  readonly networks: string
  readonly symbol: string
  readonly amount: string
  readonly receiver: string
}): Promise<void> {
  const isOnSolana = networks === devnet
  const walletKey = isOnSolana ? 'standard:Local Solana key wallet' : 'dev.latchkey.local-key'
  const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', networks])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey } },
    { wait: 'connection/established', timeout: 60_000 },
    { type: 'modal/openRequested', data: { view: 'WalletSend' } },
    { wait: 'tokenBalances/received', timeout: 60_000 },
  )
  const { data } = await run.event('tokenBalances/received')
  const { tokens, address } = data as { readonly tokens: readonly HeldToken[]; readonly address: string }
  const token = tokens.find(({ symbol }) => symbol === sending.symbol)
  run.tell(
    { type: 'send/tokenChosen', data: { chainId: networks, address, token } },
    { wait: 'send/estimated', timeout: 60_000 },
    { type: 'send/amountTyped', data: { text: sending.amount, separator: '.' } },
    { type: 'send/receiverTyped', data: { text: sending.receiver } },
    { wait: 'send/receiverFound', timeout: 60_000 },
    { wait: 'send/estimated', timeout: 60_000 },
    { type: 'router/viewPushed', data: { view: 'WalletSendPreview' } },
    { type: 'send/confirmed', data: {} },
    ...(isOnSolana ? [{ wait: 'send/transactionMade', timeout: 60_000 }] : []),
    { wallet: 'approve' },
    { wait: 'send/signed', timeout: 60_000 },
  )
  await run.event('send/signed')
  expect(await run.end()).toEqual({ err: '', code: 0 })
}

test('in the terminal the coin arrives to the last wei', async () => {
  const before = await held()
  await sendIt({ networks: chain, symbol: 'ETH', amount: '0.75', receiver: receiver() })
  await eventually(async () => expect((await held()) - before).toBe(750_000_000_000_000_000n))
})

test('in the terminal an ERC-20 token arrives to the last unit', { tags: 'thorough' }, async () => {
  const units = () => ercUnits(sandbox, { owner: receiver(), symbol: 'USDC' })
  const before = await units()
  await sendIt({ networks: chain, symbol: 'USDC', amount: '1.234567', receiver: receiver() })
  await eventually(async () => expect((await units()) - before).toBe(1_234_567n))
})

test('in the terminal SOL arrives to the last lamport', { tags: 'thorough' }, async () => {
  const lamports = () => lamportsOf(solanaNode(), solanaReceiver())
  const before = await lamports()
  await sendIt({ networks: devnet, symbol: 'SOL', amount: '0.75', receiver: solanaReceiver() })
  await eventually(async () => expect((await lamports()) - before).toBe(750_000_000))
})

test(
  'in the terminal a token of Solana arrives where there is an account for it',
  { tags: 'thorough' },
  async () => {
    const units = () => splUnits(sandbox, { owner: solanaReceiver(), symbol: 'USDC' })
    const before = await units()
    await sendIt({ networks: devnet, symbol: 'USDC', amount: '1.234567', receiver: solanaReceiver() })
    await eventually(async () => expect((await units()) - before).toBe(1_234_567n))
  },
)

test('a Solana token creates the account of a new receiver in the terminal', async () => {
  const owner = Keypair.generate().publicKey.toBase58()
  await sendIt({ networks: devnet, symbol: 'USDC', amount: '0.000001', receiver: owner })
  await eventually(async () => expect(await splUnits(sandbox, { owner, symbol: 'USDC' })).toBe(1n))
})
