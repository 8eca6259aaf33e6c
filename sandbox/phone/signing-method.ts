import type { LocalAccount } from 'viem'
import type { WalletChain } from '../browser-wallet/known-chains.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import type { AddedChain } from '../browser-wallet/wallet-memory.ts'
import type { SolanaKey } from '../solana-key.ts'

/** What signs on Ethereum's chains: a key, or a contract that one owns. */
export type SigningKey = Pick<LocalAccount, 'address' | 'signMessage' | 'signTypedData' | 'signTransaction'>

/** What a method may use: the accounts its session shares, the chain it was asked on, and the phone's own switch. */
export type SigningContext = {
  readonly accounts: readonly { readonly evm: SigningKey; readonly solana: SolanaKey }[]
  /** The EVM chain of the request; throws 4902 when the phone does not know it. */
  chain(): WalletChain
  /** The node of the Solana chain of the request; throws 4902 when the phone has none. */
  solanaNode(): string
  /** Moves the phone to an EVM chain; throws 4902 when it does not know it. */
  switchChain(id: number): Promise<void>
  /** Knows an EVM chain from now on, and moves to it. */
  addChain(chain: AddedChain): Promise<void>
}

/** One method: where it belongs, what a person reads before allowing it, and what it does. */
export type SigningMethod = {
  readonly namespace: 'eip155' | 'solana'
  readonly title: string
  describe(params: unknown): string
  run(context: SigningContext, params: unknown): Promise<unknown>
}

/** The error of a call for an account that the session does not share. */
export function unauthorizedAccount(address: unknown): ProviderError {
  return new ProviderError(
    providerCodes.unauthorized,
    `The session does not share the account ${String(address)}.`,
  )
}
