import type { Endpoints } from '../endpoints.ts'

/** The options that make a Latchkey use this sandbox's running parts. */
export type OptionsForHost = {
  readonly endpoints: Readonly<Record<string, string>>
  readonly rpcUrls: Endpoints['chains']
}

/** Returns the options that a host spreads into its own. */
export function hostOptions({
  registry,
  blockchainApi,
  relay,
  analytics,
  frame,
  chains,
}: Endpoints): OptionsForHost {
  const all = Object.entries({ registry, blockchainApi, relay, analytics, frame })
  const running = all.filter((entry): entry is [string, string] => entry[1] !== null)
  return { endpoints: Object.fromEntries(running), rpcUrls: chains }
}
