import { Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { newcomerKey } from '../../core/domain/wallets/wallet.ts'
import { brokenRegistration, registeredWallet } from './registered-wallet.ts'
import type { FoundWallet, RegisteredWallet } from './registered-wallet.ts'
import { collectRegistrations } from './registrations.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** A wallet that unregistered, and its former key. */
type Withdrawal = { readonly walletKey: string; readonly wallet: StandardWallet }

/** The registered wallets, by key. */
export type WalletDirectory = {
  /** Listens to every registration from now on, and asks all wallets to register (again). Returns a function that stops listening. */
  readonly listen: (hear: (registered: RegisteredWallet) => void) => () => void
  /** Returns the wallet of a key. If it is unknown, asks the wallets to register first. */
  readonly walletOf: (walletKey: string) => StandardWallet | null
  /** Emits when a wallet unregisters. */
  readonly withdrawals: Observable<Withdrawal>
}

/**
 * Creates a directory over a window. The first wallet that registers under a name has that key while it is registered. Another wallet of that
 * name gets a key of its own.
 */
export function createWalletDirectory(target: EventTarget | null): WalletDirectory {
  const byKey = new Map<string, StandardWallet>()
  const withdrawals = new Subject<Withdrawal>()
  const keyOf = ({ wallet, provider }: FoundWallet) => {
    const known = [...byKey].find(([, other]) => other === provider)?.[0]
    if (known !== undefined) return known
    let key = wallet.key
    for (let number = 2; byKey.has(key); number += 1) key = newcomerKey(wallet.key, String(number))
    return key
  }
  const withdraw = (key: string, provider: StandardWallet) => {
    if (byKey.get(key) !== provider) return
    byKey.delete(key)
    withdrawals.next({ walletKey: key, wallet: provider })
  }

  const listen = (hear: (registered: RegisteredWallet) => void) =>
    collectRegistrations(
      target,
      (given) => {
        const registered = registeredWallet(given)
        const { found, note } = registered
        if (!found) {
          if (note) hear(registered)
          return () => {}
        }
        const key = keyOf(found)
        byKey.set(key, found.provider)
        hear({ found: { ...found, wallet: { ...found.wallet, key } }, note })
        return () => withdraw(key, found.provider)
      },
      (error) => hear(brokenRegistration(error)),
    )

  return {
    listen,
    walletOf: (walletKey) => {
      if (!byKey.has(walletKey)) listen(() => {})()
      return byKey.get(walletKey) ?? null
    },
    withdrawals: withdrawals.asObservable(),
  }
}
