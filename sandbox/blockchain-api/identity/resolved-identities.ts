/** The name and picture of an address. */
export type Identity = { readonly name: string | null; readonly avatar: string | null }

/** An identity, and the time of its resolution in milliseconds since 1970. */
type ResolvedIdentity = Identity & { readonly at: number }

/** A cache of identities, each for a day. */
export type ResolvedIdentities = {
  /** Returns `null` for an identity that is not cached or has expired. */
  of(address: string): ResolvedIdentity | null
  keep(address: string, identity: Identity): ResolvedIdentity
  forget(): void
}

/** How many seconds an identity is cached. */
export const identityAge = 86_400

/** Creates an empty cache. `now` is in milliseconds. */
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
