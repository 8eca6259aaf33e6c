import type { Endpoints } from '../endpoints.ts'

/** The options of a Latchkey that lead it to this sandbox, whichever of its parts run. */
export type OptionsForHost = {
  readonly endpoints: Readonly<Record<string, string>>
  readonly rpcUrls: Endpoints['chains']
}

/** What a host spreads into its options. */
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
