import { createLatchkey } from 'latchkey'
import { latchkeyConnector } from 'latchkey/wagmi'
import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

// Options of a sandbox on this machine, if there is one: see ../../README.md.
const sandbox = JSON.parse(import.meta.env.VITE_SANDBOX ?? '{}')

export const latchkey = createLatchkey({
  projectId: import.meta.env.VITE_PROJECT_ID ?? 'your-project-id',
  networks: [mainnet, base],
  ...sandbox,
})

export const config = createConfig({
  chains: [mainnet, base],
  connectors: [latchkeyConnector(latchkey)],
  // Latchkey lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
  transports: {
    [mainnet.id]: http(sandbox.rpcUrls?.['eip155:1']),
    [base.id]: http(sandbox.rpcUrls?.['eip155:8453']),
  },
})
