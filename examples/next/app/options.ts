import type { LatchkeyOptions } from 'latchkey'
import { base, mainnet } from 'latchkey/networks'

export const options = {
  projectId: process.env.NEXT_PUBLIC_PROJECT_ID ?? 'your-project-id',
  networks: [mainnet, base],
  // Options of a sandbox on this machine, if there is one: see ../../README.md.
  ...JSON.parse(process.env.NEXT_PUBLIC_SANDBOX ?? '{}'),
} satisfies LatchkeyOptions
