import type { Address } from '../../domain/account/account.ts'
import type { FoundReceiver } from '../../domain/send/found-receiver.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectedSessions } from '../sessions/sessions.ts'

/** Returns every account that connected wallets share. */
export function ownAccounts({ connection }: Pick<BootState, 'connection'>): readonly Address[] {
  return connectedSessions(connection).flatMap(({ accounts }) => accounts)
}

/** Returns whether an address is an account of the visitor's own. */
export function isOwnAccount(state: Pick<BootState, 'connection'>, address: Address): boolean {
  return ownAccounts(state).some((own) => isSameAddress(own, address))
}

/** Adds to a receiver that it is an own account, if that makes a difference. */
export function withOwner(state: Pick<BootState, 'connection'>, found: FoundReceiver): FoundReceiver {
  const isOwn = (found.contractOn ?? found.isUnchecked) && isOwnAccount(state, found.address)
  return isOwn ? { ...found, isOwn } : found
}
