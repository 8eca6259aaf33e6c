import { EMPTY, Observable, connect, filter, merge, switchMap } from 'rxjs'
import type { MonoTypeOperatorFunction } from 'rxjs'
import { permissionLimit } from '../../core/domain/limits.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import { ask } from '../eip1193/ask.ts'
import type { WalletProvider } from '../eip1193/provider.ts'
import { withTimeLimit } from '../ports/time-limit.ts'

/**
 * Checks the permission (EIP-2255) when a wallet shares no account any more. If the site may see no account, the session ends, although some
 * wallets answer so while they are locked. If the wallet cannot answer, or shares an account meanwhile, the session continues.
 */
export function endingWithPermission(provider: WalletProvider): MonoTypeOperatorFunction<WalletChange> {
  return connect((changes) =>
    merge(
      changes,
      changes.pipe(
        filter((change) => change.kind === 'accounts'),
        switchMap(({ accounts }) => (accounts.length > 0 ? EMPTY : takenBack(provider))),
      ),
    ),
  )
}

function takenBack(provider: WalletProvider): Observable<WalletChange> {
  return new Observable((subscriber) => {
    const own = new AbortController()
    subscriber.add(() => own.abort())
    const what = 'The wallet was asked what it permits (wallet_getPermissions) and'
    const isTakenBack = async (signal: AbortSignal) => {
      const permissions = await ask(provider, { method: 'wallet_getPermissions' }, signal)
      return Array.isArray(permissions) && !permissions.some(isOfAccounts)
    }
    withTimeLimit({ what, limit: permissionLimit, signal: own.signal }, isTakenBack).then(
      (isTaken) => {
        if (isTaken) subscriber.next({ kind: 'disconnected', mayReturn: true })
        subscriber.complete()
      },
      () => subscriber.complete(),
    )
  })
}

function isOfAccounts(permission: unknown): boolean {
  return (Object(permission) as { readonly parentCapability?: unknown }).parentCapability === 'eth_accounts'
}
