import { Subject, filter } from 'rxjs'
import type { Observable } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { StandardAccount } from './standard-accounts.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** What a wallet shares, and the chain that is meant where it serves several. */
export type SharedAccounts = { readonly accounts: readonly StandardAccount[]; readonly chainId: ChainId }

/** How a wallet stood before another chain was meant, and how it stands now. */
export type AccountMove = { readonly before: SharedAccounts; readonly now: SharedAccounts }

/** What is known of connected wallets, since none of them says which chain it is on. */
export type Standings = {
  readonly of: (wallet: StandardWallet) => SharedAccounts | undefined
  readonly stand: (wallet: StandardWallet, standing: SharedAccounts) => void
  /** Another chain is meant from now on; told to who watches when that is new. */
  readonly moveTo: (wallet: StandardWallet, chainId: ChainId) => void
  readonly moves: (wallet: StandardWallet) => Observable<AccountMove>
  readonly end: (wallet: StandardWallet) => void
}

/** Makes an empty register. */
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
