import { formatEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../core/domain/activity/transaction.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
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

type OnChain = {
  readonly blockNumber: string
  readonly from: string
  readonly to: string
  readonly nonce: string
  readonly value: string
}

/** What the chain itself says of a transaction, once it is in a block. */
async function onChain(hash: string): Promise<Omit<Transaction, 'id' | 'type' | 'application'>> {
  await expect.poll(() => askChain(node(), 'eth_getTransactionReceipt', [hash])).not.toBeNull()
  const sent = (await askChain(node(), 'eth_getTransactionByHash', [hash])) as OnChain
  const receipt = (await askChain(node(), 'eth_getTransactionReceipt', [hash])) as { readonly status: string }
  const block = (await askChain(node(), 'eth_getBlockByNumber', [sent.blockNumber, false])) as {
    readonly timestamp: string
  }
  return {
    hash,
    chainId: chain,
    from: sent.from,
    to: sent.to,
    nonce: Number(sent.nonce),
    status: receipt.status === '0x1' ? 'confirmed' : 'failed',
    minedAt: Number(block.timestamp) * 1000,
    transfers: [
      expect.objectContaining({ direction: 'out', symbol: 'ETH', amount: formatEther(BigInt(sent.value)) }),
    ],
  }
}

test(
  'in the terminal, Activity lists sent transactions newest first, with the values of the chain',
  { tags: 'thorough' },
  async () => {
    const [from = '', to = ''] = [0, 6].map((place) => sandbox.endpoints.accounts[place]?.address)
    const hashes: string[] = []
    for (const value of ['0x1', '0x1b69b4bacd05f15'])
      hashes.unshift((await askChain(node(), 'eth_sendTransaction', [{ from, to, value }])) as string)
    const expected = await Promise.all(hashes.map(onChain))
    const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', chain])
    run.tell(
      { type: 'connection/walletChosen', data: { walletKey: 'dev.latchkey.local-key' } },
      { wait: 'connection/established', timeout: 60_000 },
      { type: 'modal/openRequested', data: { view: 'Transactions' } },
      { wait: 'activity/pageReceived', timeout: 60_000 },
    )
    const { data } = await run.event('activity/pageReceived')
    const { transactions } = data as { readonly transactions: readonly Transaction[] }
    const rows = transactions.filter(({ hash }) => hash !== null && hashes.includes(hash))
    expect(rows).toMatchObject(expected)
    expect(await run.end()).toEqual({ err: '', code: 0 })
  },
)
