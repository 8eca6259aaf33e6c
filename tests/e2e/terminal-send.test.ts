import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HeldToken } from '../../core/domain/token-balances.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { eventually } from '../eventually.ts'
import { openSandbox } from '../shared-sandbox.ts'
import { devnet, lamportsOf } from './solana-visitor.ts'
import { latchkeyRun } from './terminal.ts'
import { askChain } from './visitor.ts'

const chain = 'eip155:1'
const walletKey = 'dev.latchkey.local-key'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({
    page: 'blank',
    only: ['chains', 'solana', 'registry', 'blockchain-api', 'demo'],
  })
})
afterAll(async () => sandbox.stop())

const node = () => sandbox.endpoints.chains[chain] ?? ''
const receiver = () => sandbox.endpoints.accounts[5]?.address ?? ''
const held = async () => BigInt((await askChain(node(), 'eth_getBalance', [receiver(), 'latest'])) as string)

test('in the terminal the coin arrives to the last wei', async () => {
  const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', chain])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey } },
    { wait: 'connection/established', timeout: 60_000 },
    { type: 'modal/openRequested', data: { view: 'WalletSend' } },
    { wait: 'tokenBalances/received', timeout: 60_000 },
  )
  const { data } = await run.event('tokenBalances/received')
  const { tokens, address } = data as { readonly tokens: readonly HeldToken[]; readonly address: string }
  const before = await held()
  run.tell(
    {
      type: 'send/tokenChosen',
      data: { chainId: chain, address, token: tokens.find((token) => token.address === null) },
    },
    { wait: 'send/estimated', timeout: 60_000 },
    { type: 'send/amountTyped', data: { text: '0.75', separator: '.' } },
    { type: 'send/receiverTyped', data: { text: receiver() } },
    { wait: 'send/receiverFound', timeout: 60_000 },
    { wait: 'send/estimated', timeout: 60_000 },
    { type: 'router/viewPushed', data: { view: 'WalletSendPreview' } },
    { type: 'send/confirmed', data: {} },
    { wallet: 'approve' },
    { wait: 'send/signed', timeout: 60_000 },
  )
  await run.event('send/signed')
  await eventually(async () => expect((await held()) - before).toBe(750_000_000_000_000_000n))
  expect(await run.end()).toEqual({ err: '', code: 0 })
})

test('in the terminal SOL arrives to the last lamport', async () => {
  const node = sandbox.endpoints.chains[devnet] ?? ''
  const to = sandbox.endpoints.solana?.accounts[8]?.address ?? ''
  const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', devnet])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey: 'standard:Local Solana key wallet' } },
    { wait: 'connection/established', timeout: 60_000 },
    { type: 'modal/openRequested', data: { view: 'WalletSend' } },
    { wait: 'tokenBalances/received', timeout: 60_000 },
  )
  const { data } = await run.event('tokenBalances/received')
  const { tokens, address } = data as { readonly tokens: readonly HeldToken[]; readonly address: string }
  const before = await lamportsOf(node, to)
  run.tell(
    {
      type: 'send/tokenChosen',
      data: { chainId: devnet, address, token: tokens.find((token) => token.address === null) },
    },
    { wait: 'send/estimated', timeout: 60_000 },
    { type: 'send/amountTyped', data: { text: '0.75', separator: '.' } },
    { type: 'send/receiverTyped', data: { text: to } },
    { wait: 'send/receiverFound', timeout: 60_000 },
    { wait: 'send/estimated', timeout: 60_000 },
    { type: 'router/viewPushed', data: { view: 'WalletSendPreview' } },
    { type: 'send/confirmed', data: {} },
    { wait: 'send/transactionMade', timeout: 60_000 },
    { wallet: 'approve' },
    { wait: 'send/signed', timeout: 60_000 },
  )
  await run.event('send/signed')
  await eventually(async () => expect((await lamportsOf(node, to)) - before).toBe(750_000_000))
  expect(await run.end()).toEqual({ err: '', code: 0 })
})
