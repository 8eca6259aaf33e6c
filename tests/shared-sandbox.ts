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
    const sandbox = await startSandbox({ ...options, nodes: claim.nodes })
    const revert = () =>
      Promise.all(urls.map((url, index) => callChain(url, 'evm_revert', [snapshots[index]])))
    return { ...sandbox, stop: () => sandbox.stop().finally(revert).finally(giveBack) }
  } catch (error) {
    giveBack()
    throw error
  }
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
