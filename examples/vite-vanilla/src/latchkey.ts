import { createLatchkey } from 'latchkey'
import { base, mainnet } from 'latchkey/networks'

export const latchkey = createLatchkey({
  projectId: import.meta.env.VITE_PROJECT_ID ?? 'your-project-id',
  networks: [mainnet, base],
  // Options of a sandbox on this machine, if there is one: see ../../README.md.
  ...JSON.parse(import.meta.env.VITE_SANDBOX ?? '{}'),
})
