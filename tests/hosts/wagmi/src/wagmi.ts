import { createLatchkey } from 'latchkey'
import { base, mainnet } from 'latchkey/networks'
import { latchkeyConnector } from 'latchkey/wagmi'
import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
import * as chains from 'wagmi/chains'

const sandbox = JSON.parse(import.meta.env['VITE_SANDBOX']) as { rpcUrls: Record<string, string> }

export const latchkey = createLatchkey({ projectId: 'wagmi-host', networks: [mainnet, base], ...sandbox })

/** A config of its own for each visitor that the server draws for, as wagmi's documentation has it. */
export function getConfig() {
  return createConfig({
    chains: [chains.mainnet, chains.base],
    connectors: [latchkeyConnector(latchkey)],
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: {
      [chains.mainnet.id]: http(sandbox.rpcUrls['eip155:1']),
      [chains.base.id]: http(sandbox.rpcUrls['eip155:8453']),
    },
  })
}

declare module 'wagmi' {
  interface Register {
    config: ReturnType<typeof getConfig>
  }
}
