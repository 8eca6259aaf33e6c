import { createLatchkey } from 'latchkey'
import { mountLatchkey } from 'latchkey/modal'
import { mainnet, solanaDevnet } from 'latchkey/networks'
import { registerSolanaWallet } from 'latchkey/provider'

const sandbox = JSON.parse(import.meta.env.VITE_SANDBOX)
const latchkey = createLatchkey({ projectId: 'solana-host', networks: [mainnet, solanaDevnet], ...sandbox })
mountLatchkey(latchkey)
registerSolanaWallet(latchkey, {
  name: 'Seaway',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
})

/** The URL of the cluster's node; wallet-adapter reads the cluster from it. */
export const node = `${sandbox.rpcUrls[solanaDevnet.id]}/?cluster=devnet`

/** Whom the page sends to. */
export const taker = import.meta.env.VITE_TAKER
