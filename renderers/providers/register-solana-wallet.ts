import type { Latchkey } from '../../core/latchkey.ts'
import { checkedLook } from './checked-look.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { createSolanaWallet } from './solana-wallet.ts'
import type { SolanaWalletLook } from './solana-wallet.ts'

type Register = { readonly register: (wallet: object) => () => void }

/** Registers the wallet that is connected for Solana with the page, now and with whoever looks for wallets later (Wallet Standard); what it answers takes that back. No Latchkey lists it among its wallets, and on a server nothing happens. Throws `bad-request` for what is no Latchkey, and for a look that lacks something. */
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
