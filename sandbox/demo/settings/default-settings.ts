import { base, mainnet, polygon } from 'latchkey/networks'
import type { SandboxServices } from '../sandbox-services.ts'
import type { Settings } from './setting-field.ts'
import { settingFields } from './setting-groups.ts'

/** What Tidewater gives when nobody changed anything: its own name, three networks and the sandbox's services. */
export function defaultSettings(services: SandboxServices, origin: string): Settings {
  const metadata = {
    name: 'Tidewater',
    description: 'Ferry passages across the bay',
    url: origin,
    icons: [`${origin}/tidewater.svg`],
  }
  return {
    ...Object.fromEntries(settingFields.map((field) => [field.name, ''])),
    projectId: 'tidewater-demo',
    metadata: written(metadata),
    networks: [mainnet, base, polygon].map((network) => network.id).join('\n'),
    allWallets: 'SHOW',
    allowUnsupportedChain: 'false',
    enableEIP6963: 'true',
    enableSwaps: 'true',
    enableOnramp: 'true',
    isSiweEnabled: 'false',
    enableAnalytics: 'false',
    themeMode: 'auto',
    locale: 'en',
    endpoints: written({
      ...(services.registry ? { registry: services.registry } : {}),
      ...(services.blockchainApi ? { blockchainApi: services.blockchainApi } : {}),
      ...(services.analytics ? { analytics: services.analytics } : {}),
      ...(services.frame ? { frame: services.frame } : {}),
      ...(services.relay ? { relay: services.relay } : {}),
    }),
    rpcUrls: written(services.chains),
  }
}

function written(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
