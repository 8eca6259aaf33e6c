import { Subject, filter } from 'rxjs'
import type { Observable } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { StandardAccount } from './standard-accounts.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** A wallet's shared accounts, and the chain that is selected for it. */
type SharedAccounts = { readonly accounts: readonly StandardAccount[]; readonly chainId: ChainId }

/** A wallet's accounts before and after another chain was selected. */
export type AccountMove = { readonly before: SharedAccounts; readonly now: SharedAccounts }

/** The state of connected wallets. No wallet reports which chain it is on. */
export type Standings = {
  readonly of: (wallet: StandardWallet) => SharedAccounts | undefined
  readonly stand: (wallet: StandardWallet, standing: SharedAccounts) => void
  /** Selects another chain. Emits a move if it is new. */
  readonly moveTo: (wallet: StandardWallet, chainId: ChainId) => void
  readonly moves: (wallet: StandardWallet) => Observable<AccountMove>
  readonly end: (wallet: StandardWallet) => void
}

export function createStandings(): Standings {
  const byWallet = new Map<StandardWallet, SharedAccounts>()
  const moved = new Subject<AccountMove & { readonly wallet: StandardWallet }>()
  return {
    of: (wallet) => byWallet.get(wallet),
    stand: (wallet, standing) => void byWallet.set(wallet, standing),
    moveTo: (wallet, chainId) => {
      const before = byWallet.get(wallet)
      if (!before || before.chainId === chainId) return
      const now = { ...before, chainId }
      byWallet.set(wallet, now)
      moved.next({ wallet, before, now })
    },
    moves: (wallet) => moved.pipe(filter((move) => move.wallet === wallet)),
    end: (wallet) => void byWallet.delete(wallet),
  }
}
