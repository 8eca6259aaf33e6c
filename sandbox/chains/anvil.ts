import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild, type Child } from './child-process.ts'
import { findAnvil } from './find-anvil.ts'
import { accountCount, mnemonic, nativeShare } from './funded-accounts.ts'
import { callChain } from './call-chain.ts'

/** A running anvil and the URL of its own JSON-RPC server. */
export type Anvil = { readonly url: string; readonly child: Child }

const startLimit = 15_000

/** Starts one anvil that mines each transaction at once; `stateFile` (or none) keeps its state over restarts. */
export async function startAnvil(chainId: number, stateFile: string | null): Promise<Anvil> {
  const program = findAnvil()
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const setup = `--silent --host 127.0.0.1 --port ${port} --chain-id ${chainId}`.split(' ')
    const money = [
      '--mnemonic',
      mnemonic,
      '--accounts',
      String(accountCount),
      '--balance',
      String(nativeShare),
    ]
    const memory = stateFile ? ['--state', stateFile, '--state-interval', '5'] : []
    const child = await startChild(program, [...setup, ...money, ...memory])
    const url = `http://127.0.0.1:${port}`
    if (await isReady(url, child)) return { url, child }
    await child.stop()
    // Another program may have taken the free port in between; any other cause repeats and is reported.
    if (attempt === 3) {
      throw new Error(
        `anvil did not start for chain ${chainId}: ${child.complaint() || `no answer on ${url}`}`,
      )
    }
  }
}

async function isReady(url: string, child: Child): Promise<boolean> {
  const end = Date.now() + startLimit
  while (child.isRunning() && Date.now() < end) {
    try {
      await callChain(url, 'eth_chainId', [])
      return true
    } catch {
      await pause(15)
    }
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
