import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Address } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { isStillChosen } from '../../domain/sessions/chosen-account.ts'
import type { ChosenAccount } from '../../domain/sessions/chosen-account.ts'
import { connection } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import type { SessionStatus } from '../../reducers/sessions/session-status.ts'

/** Returns the account that a namespace's wallet lists first itself, without the visitor's choice. */
export function walletsOwn({ byNamespace }: ConnectionState, namespace: Namespace): Address | undefined {
  const current = byNamespace[namespace]
  return 'accounts' in current ? (current.chosen?.over ?? current.accounts[0]) : undefined
}

/** Returns the visitor's choice of an account, if it still applies to the accounts that the wallet now shares. Undefined otherwise. */
export function stillChosen(
  { byNamespace }: ConnectionState,
  namespace: Namespace,
  accounts: readonly Address[],
): ChosenAccount | undefined {
  const { chosen } = byNamespace[namespace] as Partial<SessionStatus>
  return chosen && isStillChosen(chosen, accounts) ? chosen : undefined
}

/**
 * Returns the event that makes an account of a namespace the active one.
 * Empty if the account is not shared, is first already, or was chosen over another account than the wallet's own first one.
 */
export function choosing(
  connected: ConnectionState,
  namespace: Namespace,
  { address, over }: { readonly address: string } & Partial<ChosenAccount>,
): EventInput[] {
  const current = connected.byNamespace[namespace]
  if (!('accounts' in current) || current.status === 'locked') return []
  const { session, accounts } = current
  const own = walletsOwn(connected, namespace) ?? ''
  const shared = accounts.find((one) => isSameAddress(one, address))
  if (shared === undefined || shared === accounts[0] || (over ?? own) !== own) return []
  return [
    connection.accountsChanged({
      session,
      namespace,
      accounts: [...new Set([own, ...accounts])],
      chosen: { address: shared, over: own },
    }),
  ]
}
