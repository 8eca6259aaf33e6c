import { keptRows } from '../kept-rows.ts'

/** A name that is registered with the service itself. */
export type Profile = {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string | null
  readonly attributes: { readonly bio?: string }
  /** By coin type: 60 is Ether. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created_at: string }>>
}

/** A name to register, for one address under some coin types. */
export type NewProfile = {
  readonly name: string
  readonly address: string
  readonly coinTypes: readonly string[]
  readonly bio?: string
}

/** The names that are registered with the service. */
export type Profiles = {
  /** Names are the same in letters of either case. */
  named(name: string): Profile | null
  /** Those of an address; it must be written as it was registered. */
  of(address: string): readonly Profile[]
  /** `null` where somebody has that name. */
  register(profile: NewProfile): Profile | null
}

/** The coin type of Ether (SLIP-44). */
export const etherCoin = '60'

/** The names of these addresses, in order, and those that were registered since, which a folder keeps over restarts. */
export function createProfiles(
  names: readonly { readonly name: string; readonly address: string; readonly bio?: string }[],
  folder: string | null = null,
): Profiles {
  const since = '2024-05-01T00:00:00Z'
  const first = names.map((name) => writeProfile({ ...name, coinTypes: [etherCoin] }, since))
  const kept = keptRows<Profile>(folder, 'profiles.json')
  const all = () => [...first, ...kept.all()]
  const named = (name: string) => all().find((one) => one.name === name.toLowerCase()) ?? null
  return {
    named,
    of: (address) => all().filter(({ addresses }) => addresses[etherCoin]?.address === address),
    register(profile) {
      const name = profile.name.toLowerCase()
      if (named(name)) return null
      const written = writeProfile({ ...profile, name }, new Date().toISOString())
      kept.put(name, written)
      return written
    },
  }
}

function writeProfile({ name, address, coinTypes, bio }: NewProfile, since: string): Profile {
  const place = { address, created_at: since }
  return {
    name,
    registered_at: since,
    updated_at: null,
    attributes: bio === undefined ? {} : { bio },
    addresses: Object.fromEntries(coinTypes.map((coinType) => [coinType, place])),
  }
}
