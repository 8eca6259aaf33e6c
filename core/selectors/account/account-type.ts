import type { AccountType } from '../../domain/account/account-type.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** The part of the state that tells of which kind an account is. */
type TypedState = Pick<BootState, 'smartAccount'>

/** Of which kind an account of a session is: a contract where the frame says so and the chain is one for such accounts, else that of a key; null of a wallet from outside. */
export function accountType(
  { smartAccount }: TypedState,
  { connector, session, chainId }: SessionInNamespace,
  address: string | undefined,
): AccountType | null {
  if (connector !== frameConnector || address === undefined) return null
  const { networks, typed } = smartAccount ?? {}
  const found = typed?.session === session && typed.accounts.find((one) => one.address === address)
  return networks?.includes(chainId) && found ? found.type : 'eoa'
}

/** Whether it is known of which kind each account of a session is; of a wallet from outside there is nothing to know. */
export function areTypesKnown(
  { smartAccount }: TypedState,
  { connector, session, accounts }: SessionInNamespace,
) {
  const { typed } = smartAccount ?? {}
  const isTyped = (address: string) =>
    typed?.session === session && typed.accounts.some((one) => one.address === address)
  return connector !== frameConnector || accounts.length < 2 || accounts.every(isTyped)
}

/** The kinds between which the visitor of a session may choose on its chain; none where there is one alone. */
export function typesToChoose(state: TypedState, session: SessionInNamespace): readonly AccountType[] {
  const types = new Set(session.accounts.map((address) => accountType(state, session, address)))
  return types.size > 1 ? [...types].filter((type) => type !== null) : []
}

/** Whether the account that counts first is a contract. */
export function isSmartAccount(state: TypedState & Pick<BootState, 'connection'>): boolean {
  const session = leadingSession(state.connection)
  return session !== null && accountType(state, session, session.accounts[0]) === 'smartAccount'
}

/** Whether the contract of a session stands on its chain. */
export function isDeployed({ smartAccount }: TypedState, { session, chainId }: SessionInNamespace): boolean {
  const typed = smartAccount?.typed
  return typed?.session === session && typed.chainId === chainId && typed.isDeployed
}
