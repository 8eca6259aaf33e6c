import type { LocalAccount } from 'viem'
import type { WalletChain } from '../browser-wallet/known-chains.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import type { AddedChain } from '../browser-wallet/wallet-memory.ts'
import type { SolanaKey } from '../solana-key.ts'

/** A signer on EVM chains: a key, or a contract that it owns. */
export type SigningKey = Pick<LocalAccount, 'address' | 'signMessage' | 'signTypedData' | 'signTransaction'>

/** The context of a method: the session's accounts, the request's chain, and the phone's switch. */
export type SigningContext = {
  readonly accounts: readonly { readonly evm: SigningKey; readonly solana: SolanaKey }[]
  /** Returns the EVM chain of the request. Throws 4902 for an unknown chain. */
  chain(): WalletChain
  /** Returns the node of the request's Solana chain. Throws 4902 if the phone has none. */
  solanaNode(): string
  /** Switches the phone to an EVM chain. Throws 4902 for an unknown chain. */
  switchChain(id: number): Promise<void>
  /** Adds an EVM chain and switches to it. */
  addChain(chain: AddedChain): Promise<void>
}

/** One method: its namespace, its description for the owner, and its action. */
export type SigningMethod = {
  readonly namespace: 'eip155' | 'solana'
  readonly title: string
  describe(params: unknown): string
  run(context: SigningContext, params: unknown): Promise<unknown>
}

/** Returns the error of a request for an account that the session does not share. */
export function unauthorizedAccount(address: unknown): ProviderError {
  return new ProviderError(
    providerCodes.unauthorized,
    `The session does not share the account ${String(address)}.`,
  )
}
