import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SwapToken } from '../../core/domain/swap-token.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { eventually } from '../eventually.ts'
import { openSandbox } from '../shared-sandbox.ts'
import { latchkeyRun } from './terminal.ts'
import { askChain } from './visitor.ts'

const chain = 'eip155:1'
const walletKey = 'dev.latchkey.local-key'
const separator = '.'
const timeout = 60_000
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank', only: ['chains', 'registry', 'blockchain-api', 'demo'] })
})
afterAll(async () => sandbox.stop())

/** How much of a token an account holds, as the chain says. */
async function held(token: string, account: string): Promise<bigint> {
  const call = { to: token, data: `0x70a08231${account.slice(2).padStart(64, '0')}` }
  const node = sandbox.endpoints.chains[chain] ?? ''
  return BigInt((await askChain(node, 'eth_call', [call, 'latest'])) as string)
}

test('in the terminal the coin becomes a token', async () => {
  const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', chain])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey } },
    { wait: 'connection/established', timeout },
    { type: 'modal/openRequested', data: { view: 'Swap' } },
    { wait: 'swapTokens/received', timeout },
  )
  const { data } = await run.event('swapTokens/received')
  const { tokens, address } = data as { readonly tokens: readonly SwapToken[]; readonly address: string }
  const token = tokens.find(({ symbol }) => symbol === 'USDC')
  const before = await held(token?.address ?? '', address)
  run.tell(
    { type: 'swap/tokenChosen', data: { side: 'target', token, separator } },
    { type: 'swap/amountTyped', data: { text: '0.5', separator } },
    { wait: 'swap/quoteReceived', timeout },
    { type: 'router/viewPushed', data: { view: 'SwapPreview' } },
    { wait: 'swap/planMade', timeout },
    { type: 'swap/confirmed', data: {} },
    { wallet: 'approve' },
    { wait: 'swap/swapped', timeout },
  )
  await run.event('swap/swapped')
  await eventually(async () => expect(await held(token?.address ?? '', address)).toBeGreaterThan(before))
  expect(await run.end()).toEqual({ err: '', code: 0 })
})
