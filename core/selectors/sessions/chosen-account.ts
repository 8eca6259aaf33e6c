import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Address } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { isStillChosen } from '../../domain/sessions/chosen-account.ts'
import type { ChosenAccount } from '../../domain/sessions/chosen-account.ts'
import { connection } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import type { SessionStatus } from '../../reducers/sessions/session-status.ts'

/** The account that the wallet of a namespace names first itself, whichever was chosen over it. */
export function walletsOwn({ byNamespace }: ConnectionState, namespace: Namespace): Address | undefined {
  const current = byNamespace[namespace]
  return 'accounts' in current ? (current.chosen?.over ?? current.accounts[0]) : undefined
}

/** The choice that still counts in a namespace as its wallet tells anew what it shares; nothing where there is none. */
export function stillChosen(
  { byNamespace }: ConnectionState,
  namespace: Namespace,
  accounts: readonly Address[],
): ChosenAccount | undefined {
  const { chosen } = byNamespace[namespace] as Partial<SessionStatus>
  return chosen && isStillChosen(chosen, accounts) ? chosen : undefined
}

/** What puts an account of a namespace before the others; nothing where it is not shared, comes first already, or was chosen over another one than the wallet names first. */
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
