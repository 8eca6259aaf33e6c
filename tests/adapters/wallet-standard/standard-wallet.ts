import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { fromBase58 } from '../../../core/domain/values/base58.ts'
import { icon } from '../page-wallet.ts'

/** Accounts on Solana that stand in these tests; nobody signs with them. */
export const solanaPeople = {
  alice: '8bdoDvVvGjzPWjFDp7FBEK3H9YrvAgFLkEzuSTjQ1V6q',
  bob: '3ZnGGF4mhsPJk2PnBYr33EHbJz2nUFNFFDPTCxZqiFhL',
} as const

/** A wallet of the Wallet Standard as tests need it: it shares what it was given, and everything it was asked is kept. */
export class SolanaPageWallet implements Wallet {
  readonly version = '1.0.0'
  readonly asked: { readonly feature: string; readonly given: readonly unknown[] }[] = []
  readonly listeners = new Set<(properties: object) => void>()
  name = 'Lagoon'
  icon = icon as Wallet['icon']
  chains: Wallet['chains'] = ['solana:mainnet', 'solana:devnet', 'solana:testnet']
  accounts: WalletAccount[] = []
  isTrusted = false
  readonly features: Record<string, object> = {
    'standard:connect': { version: '1.0.0', connect: (input?: object) => this.#connect(input) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => this.#disconnect() },
    'standard:events': {
      version: '1.0.0',
      on: (_: string, listener: (properties: object) => void) => this.#on(listener),
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: async (...inputs: readonly { readonly message: Uint8Array }[]) => {
        this.#note('solana:signMessage', inputs)
        return inputs.map(({ message }) => ({
          signedMessage: message,
          signature: new Uint8Array(64).fill(7),
        }))
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: async (...inputs: readonly SolanaSignTransactionInput[]) => {
        this.#note('solana:signTransaction', inputs)
        return inputs.map(({ transaction }) => ({ signedTransaction: signed(transaction) }))
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: async (...inputs: readonly SolanaSignAndSendTransactionInput[]) => {
        this.#note('solana:signAndSendTransaction', inputs)
        return inputs.map(() => ({ signature: new Uint8Array(64).fill(9) }))
      },
    },
  }
  /** Runs instead of the next connections, and may throw or never answer. */
  onConnect: (() => unknown) | null = null
  readonly #shared: readonly string[]

  constructor(...shared: readonly string[]) {
    this.#shared = shared
  }

  /** Shares other accounts from now on, and says so. */
  share(...addresses: readonly string[]): void {
    this.accounts = addresses.map((address) => accountOf(address, this.chains))
    this.tell({ accounts: this.accounts })
  }

  tell(properties: object): void {
    for (const listener of this.listeners) listener(properties)
  }

  async #connect(input: object = {}): Promise<{ accounts: readonly WalletAccount[] }> {
    this.#note('standard:connect', [input])
    const isSilent = 'silent' in input && input.silent === true
    if (this.onConnect && !isSilent) await this.onConnect()
    if (isSilent && !this.isTrusted) return { accounts: [] }
    this.isTrusted = true
    if (this.accounts.length === 0) this.share(...this.#shared)
    return { accounts: this.accounts }
  }

  async #disconnect(): Promise<void> {
    this.isTrusted = false
    this.share()
  }

  #on(listener: (properties: object) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  #note(feature: string, given: readonly unknown[]): void {
    this.asked.push({ feature, given })
  }
}

/** An account as wallets share it. */
export function accountOf(address: string, chains: readonly `${string}:${string}`[]): WalletAccount {
  const publicKey = fromBase58(address) ?? new Uint8Array()
  const features = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const
  return { address, publicKey, chains: [...chains], features: [...features] }
}

/** A transaction that one account is to sign, with nothing in it. */
export function transactionFor(address: string): Uint8Array {
  const key = fromBase58(address) ?? new Uint8Array(32)
  return Uint8Array.from([
    1,
    ...Array<number>(64).fill(0),
    1,
    0,
    0,
    1,
    ...key,
    ...Array<number>(32).fill(5),
    0,
  ])
}

function signed(transaction: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(transaction)
  copy.fill(8, 1, 65)
  return copy
}

/** A page with wallets in it: an event target in which they register as real ones do (the events of the Wallet Standard). */
export class StandardPage extends EventTarget {
  /** Registers now, and again whenever an app says that it is ready; gives back what takes all that back. */
  install(wallet: unknown): () => void {
    const ends: (() => void)[] = []
    const callback = ({ register }: { register: (wallet: unknown) => () => void }) =>
      void ends.push(register(wallet))
    this.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
    this.addEventListener('wallet-standard:app-ready', (event) =>
      callback((event as CustomEvent<Parameters<typeof callback>[0]>).detail),
    )
    return () => {
      for (const end of ends) end()
    }
  }
}
