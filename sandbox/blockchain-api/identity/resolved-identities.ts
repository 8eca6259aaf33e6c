/** The name and picture that an address goes by. */
export type Identity = { readonly name: string | null; readonly avatar: string | null }

/** An identity, and when it was resolved, in milliseconds since 1970. */
export type ResolvedIdentity = Identity & { readonly at: number }

/** What was found of addresses, each for a day. */
export type ResolvedIdentities = {
  /** `null` for what was never found, or ran out. */
  of(address: string): ResolvedIdentity | null
  keep(address: string, identity: Identity): ResolvedIdentity
  forget(): void
}

/** How many seconds an identity is kept. */
export const identityAge = 86_400

/** Nothing is known at first; `now` is in milliseconds. */
export function createResolvedIdentities(now: () => number): ResolvedIdentities {
  const known = new Map<string, ResolvedIdentity>()
  return {
    of(address) {
      const found = known.get(address.toLowerCase())
      return found && now() - found.at < identityAge * 1_000 ? found : null
    },
    keep(address, identity) {
      const resolved = { ...identity, at: now() }
      known.set(address.toLowerCase(), resolved)
      return resolved
    },
    forget: () => known.clear(),
  }
}
