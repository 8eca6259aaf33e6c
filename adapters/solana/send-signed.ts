import type { ChainId } from '../../core/domain/values/caip.ts'

/** Options for sending a transaction (Solana JSON-RPC, sendTransaction). */
export type SendOptions = {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: string
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** Sends a signed, serialized transaction and waits until it is confirmed. Returns its signature in base58. */
export type SendSigned = (
  request: { readonly chainId: ChainId; readonly transaction: Uint8Array; readonly options: SendOptions },
  signal: AbortSignal,
) => Promise<{ readonly signature: string }>
