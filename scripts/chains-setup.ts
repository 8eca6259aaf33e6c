import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '../sandbox/start.ts'

/**
 * The chain nodes of a test run. `sets` has one set of URLs by CAIP-2 id for each worker, and `claims` is the folder in which workers claim sets.
 */
export type ChainNodes = {
  readonly sets: readonly Readonly<Record<string, string>>[]
  readonly claims: string
}

/** Starts chain nodes for all test files, before the tests that use chains. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  return process.env.CHAIN_NODES ? undefined : startNodes(vitest.config.maxWorkers)
}

/** Starts sets of chain nodes and writes them as JSON into `CHAIN_NODES`. Returns a function that stops them. */
export async function startNodes(count: number): Promise<() => Promise<void>> {
  const sandboxes = await Promise.all(Array.from({ length: count }, () => startSandbox({ only: ['chains'] })))
  const claims = mkdtempSync(join(tmpdir(), 'latchkey-chains-'))
  const nodes: ChainNodes = { sets: sandboxes.map(({ endpoints }) => endpoints.chains), claims }
  process.env.CHAIN_NODES = JSON.stringify(nodes)
  return async () => {
    delete process.env.CHAIN_NODES
    await Promise.all(sandboxes.map((sandbox) => sandbox.stop()))
    rmSync(claims, { recursive: true, force: true })
  }
}
