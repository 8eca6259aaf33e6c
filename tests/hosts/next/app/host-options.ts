import { base, mainnet } from 'latchkey/networks'
import type { LatchkeyOptions } from 'latchkey'

/** The options of both pages; the sandbox's URLs come with the environment of the build or of the server. */
export const hostOptions = {
  projectId: 'next-host',
  networks: [mainnet, base],
  ...JSON.parse(process.env.NEXT_PUBLIC_SANDBOX ?? '{}'),
} satisfies LatchkeyOptions
