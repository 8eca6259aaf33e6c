import type { Latchkey } from '../../core/latchkey.ts'
import { checkedLook } from './checked-look.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { createSolanaWallet } from './solana-wallet.ts'
import type { SolanaWalletLook } from './solana-wallet.ts'

type Register = { readonly register: (wallet: object) => () => void }

/**
 * Registers the connected Solana wallet with the page, now and for later requests (Wallet Standard). Returns a function that unregisters it. No
 * Latchkey lists it among its wallets, and on a server nothing happens. Throws `bad-request` if the first argument is no Latchkey, or the look is
 * incomplete.
 */
export function registerSolanaWallet(
  latchkey: Latchkey,
  look: SolanaWalletLook,
  target: Partial<EventTarget> = globalThis,
): () => void {
  expectLatchkey(latchkey, 'registerSolanaWallet')
  const wallet = createSolanaWallet(latchkey, checkedLook(look, ['name', 'icon']))
  const ends: (() => void)[] = []
  const register = (app: Register) => void ends.push(app.register(wallet))
  const registerLate = (event: Event) => register((event as CustomEvent<Register>).detail)
  target.dispatchEvent?.(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  target.addEventListener?.('wallet-standard:app-ready', registerLate)
  return () => {
    target.removeEventListener?.('wallet-standard:app-ready', registerLate)
    for (const end of ends.splice(0)) end()
  }
}
