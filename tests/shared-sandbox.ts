import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { callChain } from '../sandbox/chains/call-chain.ts'
import { startSandbox } from '../sandbox/start.ts'
import type { Sandbox, SandboxOptions } from '../sandbox/start.ts'
import type { ChainNodes } from '../scripts/chains-setup.ts'

/**
 * Starts a sandbox over chain nodes of this test run that nobody else uses meanwhile; `stop` puts them back into the
 * state they were found in. Where none are free, it starts nodes of its own.
 */
export async function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const claim = options.only && !options.only.includes('chains') ? null : claimNodes()
  if (!claim) return startSandbox(options)
  const urls = Object.values(claim.nodes)
  const giveBack = () => rmdirSync(claim.mark)
  try {
    const snapshots = await Promise.all(urls.map((url) => callChain<string>(url, 'evm_snapshot', [])))
    const fees = await Promise.all(urls.map(baseFee))
    const sandbox = await startSandbox({ ...options, nodes: claim.nodes })
    // A node keeps the fee of its next block through a revert.
    const revert = () =>
      Promise.all(
        urls.map(async (url, index) => {
          await callChain(url, 'evm_revert', [snapshots[index]])
          await callChain(url, 'anvil_setNextBlockBaseFeePerGas', [fees[index]])
        }),
      )
    return { ...sandbox, stop: () => sandbox.stop().finally(revert).finally(giveBack) }
  } catch (error) {
    giveBack()
    throw error
  }
}

async function baseFee(url: string): Promise<string> {
  const block = await callChain<{ readonly baseFeePerGas: string }>(url, 'eth_getBlockByNumber', [
    'latest',
    false,
  ])
  return block.baseFeePerGas
}

function claimNodes(): { readonly nodes: ChainNodes['sets'][number]; readonly mark: string } | null {
  const { sets, claims } = JSON.parse(process.env.CHAIN_NODES ?? '{"sets":[],"claims":""}') as ChainNodes
  for (const [index, nodes] of sets.entries()) {
    const mark = join(claims, String(index))
    try {
      mkdirSync(mark)
      return { nodes, mark }
    } catch {
      // Another test file has these nodes.
    }
  }
  return null
}
