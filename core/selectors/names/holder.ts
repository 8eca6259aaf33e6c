import { addressKey } from '../../domain/account/by-account.ts'
import { namedNamespace } from '../../domain/names/account-name.ts'
import type { NameOrder } from '../../domain/names/registration.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { BootState, StateOf } from '../../reducers/root.ts'
import type { OwnNames } from '../../reducers/names/account-names.ts'
import { sessionOf } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** Returns the session whose account can register a name, with its address. Null if no connected wallet could sign. */
export function nameHolder({
  connection,
}: Pick<BootState, 'connection'>): (SessionInNamespace & { readonly address: string }) | null {
  const session = sessionOf(connection, namedNamespace)
  const [address] = session?.accounts ?? []
  return session && address !== undefined ? { ...session, address } : null
}

/** Returns whether the account of a registration is still the connected one. */
export function isHolderConnected(
  state: Pick<BootState, 'connection'>,
  { session, address }: NameOrder,
): boolean {
  const holder = nameHolder(state)
  return holder?.session === session && isSameAddress(holder.address, address)
}

/** Returns what is known of the names that the connected account has. Null until they are requested. */
export function ownNames(
  state: Pick<StateOf<'account-names'>, 'connection' | 'accountNames'>,
): OwnNames | null {
  const holder = nameHolder(state)
  return (holder && state.accountNames.own[addressKey(holder.address)]) ?? null
}
