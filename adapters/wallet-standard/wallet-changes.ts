import { concatMap, from, map, merge } from 'rxjs'
import type { Observable } from 'rxjs'
import { failureOf } from '../../core/domain/errors/failure.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import type { EventBuffer } from './event-buffer.ts'
import { addressesOn, chainFor, standardLabels, standardAccounts } from './standard-accounts.ts'
import type { StandardWallet } from './standard-wallet.ts'
import type { AccountMove, Standings } from './shared-accounts.ts'

/** Emits a connected wallet's own changes, the selection of another chain, and the end when the wallet unregisters. */
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

/** Reads a change of accounts. A wallet that shares no account any more is locked, or has forgotten this page. A repetition is no change. */
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

/** Returns the changes after another chain was selected. An account may serve only some chains, so another chain may have another account. */
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
