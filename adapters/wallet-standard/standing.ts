import { Subject, filter, map } from 'rxjs'
import type { Observable } from 'rxjs'
import type { ChainId } from '../../core/domain/caip.ts'
import type { StandardAccount } from './standard-accounts.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** What a wallet shares, and the chain that is meant where it serves several. */
export type Standing = { readonly accounts: readonly StandardAccount[]; readonly chainId: ChainId }

/** What is known of connected wallets, since none of them says which chain it is on. */
export type Standings = {
  readonly of: (wallet: StandardWallet) => Standing | undefined
  readonly stand: (wallet: StandardWallet, standing: Standing) => void
  /** Another chain is meant from now on; told to who watches when that is new. */
  readonly moveTo: (wallet: StandardWallet, chainId: ChainId) => void
  readonly moves: (wallet: StandardWallet) => Observable<ChainId>
  readonly end: (wallet: StandardWallet) => void
}

/** Makes an empty register. */
export function createStandings(): Standings {
  const byWallet = new Map<StandardWallet, Standing>()
  const moved = new Subject<StandardWallet>()
  return {
    of: (wallet) => byWallet.get(wallet),
    stand: (wallet, standing) => void byWallet.set(wallet, standing),
    moveTo: (wallet, chainId) => {
      const standing = byWallet.get(wallet)
      if (!standing || standing.chainId === chainId) return
      byWallet.set(wallet, { ...standing, chainId })
      moved.next(wallet)
    },
    moves: (wallet) =>
      moved.pipe(
        filter((other) => other === wallet),
        map(() => byWallet.get(wallet)?.chainId),
        filter((chainId) => chainId !== undefined),
      ),
    end: (wallet) => void byWallet.delete(wallet),
  }
}
