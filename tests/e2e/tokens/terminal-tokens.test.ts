import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HeldToken } from '../../../core/domain/tokens/balances.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { latchkeyRun } from '../terminal.ts'
import { askChain } from '../visitor.ts'

const chain = 'eip155:1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank', only: ['chains', 'registry', 'blockchain-api', 'demo'] })
})
afterAll(async () => sandbox.stop())

const node = () => sandbox.endpoints.chains[chain] ?? ''
const visitor = () => sandbox.endpoints.accounts[0]?.address ?? ''
const usdc = () => sandbox.endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address ?? ''

/** What the chain says that the visitor has of USD Coin, in its smallest units. */
async function held(): Promise<bigint> {
  const data = `0x70a08231${visitor().slice(2).padStart(64, '0')}`
  return BigInt((await askChain(node(), 'eth_call', [{ to: usdc(), data }, 'latest'])) as string)
}

test(
  'in the terminal the tokens are those of the chain, and what is sent from outside arrives',
  { tags: 'thorough' },
  async () => {
    const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', chain])
    const walletKey = 'dev.latchkey.local-key'
    run.tell(
      { type: 'connection/walletChosen', data: { walletKey } },
      { wait: 'connection/established', timeout: 60_000 },
      { type: 'modal/openRequested', data: { view: 'Account' } },
      { wait: 'tokenBalances/received', timeout: 60_000 },
    )
    let place = 0
    const told = async () => {
      const { data } = await run.event('tokenBalances/received', place)
      place += 1
      const { tokens } = data as { readonly tokens: readonly HeldToken[] }
      const token = tokens.find(({ address }) => address?.toLowerCase() === usdc().toLowerCase())
      return BigInt(token?.amount ?? 0)
    }
    const before = await held()
    expect(await told()).toBe(before)
    const giver = sandbox.endpoints.accounts[9]?.address ?? ''
    const data = `0xa9059cbb${visitor().slice(2).padStart(64, '0')}${(1_234_567).toString(16).padStart(64, '0')}`
    await askChain(node(), 'eth_sendTransaction', [{ from: giver, to: usdc(), data }])
    await eventually(async () => expect(await held()).toBe(before + 1_234_567n))
    run.tell({ wait: 'tokenBalances/received', timeout: 60_000 })
    await eventually(async () => expect(await told()).toBe(before + 1_234_567n))
    expect(await run.end()).toEqual({ err: '', code: 0 })
  },
)
