import type { CachedIdentity } from '../../reducers/identity/identity.ts'
import type { BootState } from '../../reducers/root.ts'

const nobody = { name: null, shortName: null, avatar: null }

/** Returns the profile name and picture of an address. Each is null if there is none, or until it is known. */
export function profileOf(
  { identity }: Pick<BootState, 'identity'>,
  address: string | undefined,
): Omit<CachedIdentity, 'status'> {
  return (address !== undefined && identity?.byAddress[address]) || nobody
}
