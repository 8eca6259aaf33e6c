import { concatMap, from, map, merge } from 'rxjs'
import type { Observable } from 'rxjs'
import { failureOf } from '../../core/domain/errors/failure.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import type { EventBuffer } from './event-buffer.ts'
import { addressesOn, chainFor, standardLabels, standardAccounts } from './standard-accounts.ts'
import type { StandardWallet } from './standard-wallet.ts'
import type { AccountMove, Standings } from './shared-accounts.ts'

/** What a connected wallet does by itself, its chain as it is chosen here, and its end when it takes its registration back. */
export function walletChanges({
  wallet,
  hearing,
  standings,
  withdrawn,
}: {
  readonly wallet: StandardWallet
  readonly hearing: EventBuffer
  readonly standings: Standings
  readonly withdrawn: Observable<unknown>
}): Observable<WalletChange> {
  return merge(
    hearing.accounts.pipe(concatMap((told) => from(accountChanges(wallet, told, standings)))),
    standings.moves(wallet).pipe(concatMap((move) => from(movedChanges(move)))),
    withdrawn.pipe(map((): WalletChange => ({ kind: 'disconnected' }))),
  )
}

/** A wallet that shares no account any more is locked, or has forgotten this page; what it says again is no change. */
function accountChanges(
  wallet: StandardWallet,
  told: unknown,
  standings: Standings,
): readonly WalletChange[] {
  try {
    const accounts = standardAccounts(told)
    const before = standings.of(wallet)
    const chainId = chainFor(accounts, before ? [before.chainId] : [])
    if (before) standings.stand(wallet, { accounts, chainId: chainId ?? before.chainId })
    const shared = chainId === null ? [] : addressesOn(accounts, chainId)
    const known = before ? addressesOn(before.accounts, before.chainId) : null
    const isMoved = chainId !== null && chainId !== before?.chainId
    if (!isMoved && known && isSame(known, shared)) return []
    const change: WalletChange = {
      kind: 'accounts',
      namespace: 'solana',
      accounts: shared,
      ...standardLabels(accounts),
    }
    return isMoved ? [{ kind: 'chain', chainId }, change] : [change]
  } catch (error) {
    return [{ kind: 'misbehaved', failure: failureOf(error) }]
  }
}

/** An account may be for some chains only, so that another chain may be that of another account. */
function movedChanges({ before, now }: AccountMove): readonly WalletChange[] {
  const [left, shared] = [before, now].map(({ accounts, chainId }) => addressesOn(accounts, chainId))
  const change: WalletChange = { kind: 'chain', chainId: now.chainId }
  return isSame(left ?? [], shared ?? [])
    ? [change]
    : [change, { kind: 'accounts', namespace: 'solana', accounts: shared ?? [] }]
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}
