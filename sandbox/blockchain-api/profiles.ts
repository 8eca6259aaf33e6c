/** A name that is registered with the service itself. */
export type Profile = {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string | null
  readonly attributes: { readonly bio?: string }
  /** By coin type: 60 is Ether. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created_at: string }>>
}

/** The names that are registered with the service. */
export type Profiles = {
  named(name: string): Profile | null
  /** Those of an address; it must be written as it was registered. */
  of(address: string): readonly Profile[]
}

const ether = '60'

/** The names of these addresses, in order. */
export function createProfiles(
  names: readonly { readonly name: string; readonly address: string; readonly bio?: string }[],
): Profiles {
  const since = '2024-05-01T00:00:00Z'
  const profiles = names.map(({ name, address, bio }): Profile => ({
    name,
    registered_at: since,
    updated_at: null,
    attributes: bio === undefined ? {} : { bio },
    addresses: { [ether]: { address, created_at: since } },
  }))
  return {
    named: (name) => profiles.find((profile) => profile.name === name) ?? null,
    of: (address) => profiles.filter(({ addresses }) => addresses[ether]?.address === address),
  }
}
