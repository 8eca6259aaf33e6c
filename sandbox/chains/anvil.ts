import { startChild, type Child } from './child-process.ts'
import { findAnvil } from './find-anvil.ts'
import { accountCount, nativeShare } from './funded-accounts.ts'
import { mnemonic } from './mnemonic.ts'

/** A running anvil and the URL of its own JSON-RPC server. */
export type Anvil = { readonly url: string; readonly child: Child }

/** The longest start of anvil, in milliseconds. */
const startLimit = 60_000

/** Starts an anvil that mines each transaction at once. `stateFile` (or null) stores its state over restarts. */
export async function startAnvil(chainId: number, stateFile: string | null): Promise<Anvil> {
  const setup = `--host 127.0.0.1 --port 0 --chain-id ${chainId}`.split(' ')
  const money = ['--mnemonic', mnemonic, '--accounts', String(accountCount), '--balance', String(nativeShare)]
  const memory = stateFile ? ['--state', stateFile, '--state-interval', '5'] : []
  const child = await startChild(findAnvil(), [...setup, ...money, ...memory])
  const address = await child.said(/Listening on (\S+)/, startLimit)
  if (address !== null) return { url: `http://${address}`, child }
  await child.stop()
  throw new Error(
    `anvil did not start for chain ${chainId}: ${child.complaint() || `it did not listen within ${startLimit / 1000} s`}`,
  )
}
