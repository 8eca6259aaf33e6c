import { createSolanaRpc } from '@solana/kit'
import { createLatchkey } from 'latchkey'
import { solanaDevnet } from 'latchkey/networks'

// Options of a sandbox on this machine, if there is one: see ../../README.md.
const sandbox = JSON.parse(import.meta.env.VITE_SANDBOX ?? '{}')

export const latchkey = createLatchkey({
  projectId: import.meta.env.VITE_PROJECT_ID ?? 'your-project-id',
  networks: [solanaDevnet],
  ...sandbox,
})

export const rpc = createSolanaRpc(sandbox.rpcUrls?.[solanaDevnet.id] ?? solanaDevnet.rpcUrls[0])
