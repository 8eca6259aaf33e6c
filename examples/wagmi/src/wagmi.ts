import { createWagmiConfig } from 'latchkey/wagmi'
import { base, mainnet } from 'wagmi/chains'

// Options of a sandbox on this machine, if there is one: see ../../README.md.
const sandbox = JSON.parse(import.meta.env.VITE_SANDBOX ?? '{}')

export const { config, latchkey } = createWagmiConfig({
  projectId: import.meta.env.VITE_PROJECT_ID ?? 'your-project-id',
  chains: [mainnet, base],
  ...sandbox,
})
