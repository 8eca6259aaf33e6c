import { keptRows } from '../../kept-rows.ts'

/** A name that is registered with the service. */
export type Profile = {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string | null
  readonly attributes: { readonly bio?: string }
  /** The addresses by coin type. 60 is Ether. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created_at: string }>>
}

/** A new name for one address under some coin types. */
type NewProfile = {
  readonly name: string
  readonly address: string
  readonly coinTypes: readonly string[]
  readonly attributes: Profile['attributes']
}

/** The names that are registered with the service. */
export type Profiles = {
  /** Returns a registered name, regardless of letter case. */
  named(name: string): Profile | null
  /** Returns the names of an address, which must be written as it was registered. */
  of(address: string): readonly Profile[]
  /** Registers a name. Returns `null` if it is taken. */
  register(profile: NewProfile): Profile | null
  /** Changes a registered name. `at` is an ISO 8601 time. */
  change(name: string, changed: Partial<Profile>, at: string): Profile
}

/** The coin type of Ether (SLIP-44). */
export const etherCoin = '60'

/** Creates the registered names. `folder` stores later ones over restarts. */
export function createProfiles(
  names: readonly { readonly name: string; readonly address: string; readonly bio?: string }[],
  folder: string | null = null,
): Profiles {
  const since = '2024-05-01T00:00:00Z'
  const first = names.map(({ name, address, bio }) =>
    writeProfile(
      { name, address, coinTypes: [etherCoin], attributes: bio === undefined ? {} : { bio } },
      since,
    ),
  )
  const kept = keptRows<Profile>(folder, 'profiles.json')
  const isFirst = ({ name }: Profile) => first.some((one) => one.name === name)
  const all = () => [
    ...first.map((one) => kept.find(one.name) ?? one),
    ...kept.all().filter((one) => !isFirst(one)),
  ]
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
    change(name, changed, at) {
      const profile = named(name)
      if (!profile) throw new Error(`Nobody has the name ${name}.`)
      const written = { ...profile, ...changed, updated_at: at }
      kept.put(profile.name, written)
      return written
    },
  }
}

function writeProfile({ name, address, coinTypes, attributes }: NewProfile, since: string): Profile {
  const place = { address, created_at: since }
  return {
    name,
    registered_at: since,
    updated_at: null,
    attributes,
    addresses: Object.fromEntries(coinTypes.map((coinType) => [coinType, place])),
  }
}
