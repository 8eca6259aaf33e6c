import { afterAll, beforeAll } from 'vitest'
import type { PartName } from '../sandbox/part-name.ts'
import type { Sandbox } from '../sandbox/start.ts'
import { openSandbox } from './shared-sandbox.ts'

/** The terminal's own wallets, by their keys. */
export const localWallet = 'dev.latchkey.local-key'
export const localSolanaWallet = 'standard:Local Solana key wallet'

/** The sandbox of a test file that has a terminal's world and no browser, from before its first test until after its last: chains, wallets, the service of the project, and the parts that are named beside. */
export function terminalSandbox(...more: readonly PartName[]): () => Sandbox {
  let sandbox: Sandbox
  beforeAll(async () => {
    const only: readonly PartName[] = ['chains', 'registry', 'blockchain-api', 'demo', ...more]
    sandbox = await openSandbox({ page: 'blank', only })
  })
  afterAll(async () => sandbox.stop())
  return () => sandbox
}
