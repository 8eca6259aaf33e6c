import type { KnownIdentity } from '../../reducers/identity/identity.ts'
import type { BootState } from '../../reducers/root.ts'

const nobody = { name: null, shortName: null, avatar: null }

/** By which name and picture an address is known, each null where there is none, or nobody knows yet. */
export function profileOf(
  { identity }: Pick<BootState, 'identity'>,
  address: string | undefined,
): Omit<KnownIdentity, 'status'> {
  return (address !== undefined && identity?.byAddress[address]) || nobody
}
