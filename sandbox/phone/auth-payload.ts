import { signingMethods } from './signing-methods.ts'

/** The message that a dapp wants signed (CAIP-122), and its chains (CAIP-2). */
export type AuthPayload = {
  readonly type?: string
  readonly chains: string[]
  readonly domain: string
  readonly aud: string
  readonly nonce: string
  readonly version: string
  readonly iat: string
  readonly statement?: string
  readonly resources?: string[]
}

type Recap = { readonly att: Record<string, Record<string, readonly object[]>> }

const recapHead = 'urn:recap:'

/** Returns the part of the message that the phone grants: known chains, and known methods in the last resource (ERC-5573). */
export function grantedPayload(payload: AuthPayload, knows: (chain: string) => boolean): AuthPayload {
  const chains = payload.chains.filter((chain) => chain.startsWith('eip155:') && knows(chain))
  const resources = payload.resources?.map((resource) =>
    resource.startsWith(recapHead) ? grantedRecap(resource, chains) : resource,
  )
  return { ...payload, chains, ...(resources && { resources }) }
}

function grantedRecap(resource: string, chains: readonly string[]): string {
  const recap = JSON.parse(atob(resource.slice(recapHead.length))) as Recap
  const abilities = Object.keys(recap.att['eip155'] ?? {}).filter((ability) => {
    const [, method = ''] = ability.split('/')
    return signingMethods[method]?.namespace === 'eip155'
  })
  // Clients compare the text, whose keys are in alphabetical order.
  const eip155 = Object.fromEntries(abilities.sort().map((ability) => [ability, [{ chains }]]))
  return recapHead + btoa(JSON.stringify({ att: { eip155 } })).replaceAll('=', '')
}
