import { isSameAddress } from '../../domain/account/same-account.ts'
import type { AccountType } from '../../domain/account/account-type.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

type TypedState = Pick<BootState, 'smartAccount'>

/**
 * Returns the kind of a session's account: a contract if the frame reports that and its chain supports such accounts, else a key. Null for an
 * external wallet.
 */
export function accountType(
  { smartAccount }: TypedState,
  { connector, session, chainId }: SessionInNamespace,
  address: string | undefined,
): AccountType | null {
  if (connector !== frameConnector || address === undefined) return null
  const { networks, typed } = smartAccount ?? {}
  const found =
    typed?.session === session && typed.accounts.find((one) => isSameAddress(one.address, address))
  return networks?.includes(chainId) && found ? found.type : 'eoa'
}

/** Returns whether the kind of each account of a session is known. True for an external wallet, whose accounts have no kind. */
export function areTypesKnown(
  { smartAccount }: TypedState,
  { connector, session, accounts }: SessionInNamespace,
) {
  const { typed } = smartAccount ?? {}
  const isTyped = (address: string) =>
    typed?.session === session && typed.accounts.some((one) => isSameAddress(one.address, address))
  return connector !== frameConnector || accounts.length < 2 || accounts.every(isTyped)
}

/** Returns the kinds that the visitor of a session may choose from on its chain. Empty if there is only one. */
export function typesToChoose(state: TypedState, session: SessionInNamespace): readonly AccountType[] {
  const types = new Set(session.accounts.map((address) => accountType(state, session, address)))
  return types.size > 1 ? [...types].filter((type) => type !== null) : []
}

/** Returns whether the active account is a contract. */
export function isSmartAccount(state: TypedState & Pick<BootState, 'connection'>): boolean {
  const session = leadingSession(state.connection)
  return session !== null && accountType(state, session, session.accounts[0]) === 'smartAccount'
}

/** Returns whether the contract of a session is deployed on its chain. */
export function isDeployed({ smartAccount }: TypedState, { session, chainId }: SessionInNamespace): boolean {
  const typed = smartAccount?.typed
  return typed?.session === session && typed.chainId === chainId && typed.isDeployed
}
