/** The part of the sandbox's `/endpoints.json` that a host needs. */
export type SandboxServices = {
  readonly registry: string | null
  readonly blockchainApi: string | null
  readonly analytics: string | null
  readonly signIn: string | null
  readonly relay: string | null
  readonly frame: string | null
  readonly swaps?: { readonly spender: string } | null
  readonly onRampProviders: readonly unknown[]
  readonly tokens?: Readonly<Record<string, readonly { readonly address: string }[]>>
  readonly chains: Readonly<Record<string, string>>
}

/** Loads the URLs of the sandbox's services from the page's own server. Throws a sentence if they are unknown. */
export async function findSandboxServices(): Promise<SandboxServices> {
  const response = await fetch('/endpoints.json')
  if (!response.ok)
    throw new Error(
      `/endpoints.json answered ${response.status}; start the sandbox with "npm start" and reload.`,
    )
  const found = (await response.json()) as SandboxServices | null
  if (!found?.chains) throw new Error('The sandbox is still starting; reload this page in a moment.')
  const {
    registry,
    blockchainApi,
    analytics,
    signIn,
    relay,
    frame,
    swaps = null,
    onRampProviders,
    tokens = {},
    chains,
  } = found
  return { registry, blockchainApi, analytics, signIn, relay, frame, swaps, onRampProviders, tokens, chains }
}
