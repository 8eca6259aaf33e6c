import { walletIcon } from '../browser-wallet/wallet-profile.ts'
import { connectAccounts } from './connect-accounts.ts'
import type { SignInInput } from './sign-in-text.ts'
import { sendTransactions, signIn, signMessages, signTransactions } from './signing-features.ts'
import type { SolanaProfile } from './solana-profile.ts'
import type { SolanaWallet, StandardAccount } from './solana-wallet.ts'
import { solanaChains } from './standard-chains.ts'

type ChangeListener = (properties: { readonly accounts: readonly StandardAccount[] }) => void

/** A wallet's Wallet Standard object, and a function that emits changed accounts. */
export type StandardFace = { readonly wallet: object; tellAccounts(): void }

const version = '1.0.0'
const supportedTransactionVersions = ['legacy', 0] as const

/** Creates the object of a wallet that may still be loading. Requests wait for it. */
export function createStandardFace(
  profile: SolanaProfile,
  waking: Promise<SolanaWallet>,
  without: readonly string[],
): StandardFace {
  const listeners = new Set<ChangeListener>()
  let awake: SolanaWallet | null = null
  waking.then(
    (wallet) => {
      awake = wallet
    },
    (error: unknown) => console.error(error),
  )
  const accounts = () => awake?.accounts() ?? []

  function tellAccounts(): void {
    for (const listener of listeners) {
      try {
        listener({ accounts: accounts() })
      } catch (error) {
        console.error(error)
      }
    }
  }

  const features = {
    'standard:connect': {
      version,
      connect: async (input?: { readonly silent?: boolean }) => connectAccounts(await waking, input),
    },
    'standard:disconnect': {
      version,
      disconnect: async () => (await waking).change({ approved: null }),
    },
    'standard:events': {
      version,
      on(event: string, listener: ChangeListener) {
        if (event === 'change') listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version,
      signMessage: async (...inputs: readonly object[]) => signMessages(await waking, inputs),
    },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions,
      signTransaction: async (...inputs: readonly object[]) => signTransactions(await waking, inputs),
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions,
      signAndSendTransaction: async (...inputs: readonly object[]) => sendTransactions(await waking, inputs),
    },
    'solana:signIn': {
      version,
      signIn: async (...inputs: readonly SignInInput[]) => signIn(await waking, inputs),
    },
  }
  const offered = Object.entries(features).filter(([name]) => !without.includes(name))
  const wallet = Object.freeze({
    version,
    name: profile.name,
    icon: walletIcon(profile.look),
    chains: solanaChains,
    features: Object.freeze(Object.fromEntries(offered)),
    get accounts() {
      return accounts()
    },
  })
  return { wallet, tellAccounts }
}
