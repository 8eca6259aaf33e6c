import type { FoundReceiver } from '../domain/send/found-receiver.ts'
import type { Network } from '../domain/network/network.ts'
import type { SendEstimate } from '../domain/send/estimate.ts'
import type { Transfer } from '../domain/operations/transfer.ts'
import type { Answer } from './answer.ts'

/** What is asked before something is sent; nothing is signed here. */
export interface Send {
  /** What a transfer costs, once it would go through as the chain stands; else it fails by name: `execution-reverted`, `insufficient-funds`, `amount-too-small`, `not-a-token`, `receiver-mismatch`, or as nodes do. */
  estimate(
    request: { readonly network: Network; readonly transfer: Transfer },
    signal: AbortSignal,
  ): Answer<SendEstimate>
  /**
   * Finds the receiver that a typed address or a name means, and what stands there, on its chain and on others.
   * Names are those that are registered with the service, and those of ENS on `ensNetwork`, where that is on offer; Solana has none.
   * Fails with `invalid-address` for a wrong checksum, for what is no name, for one that leads nowhere, and for an account that belongs to a token; with `gateway-unreachable`, `gateway-failed` or `feature-disabled` for a name that is kept on another server.
   */
  receiver(
    request: {
      readonly network: Network
      readonly text: string
      readonly ensNetwork: Network | null
    },
    signal: AbortSignal,
  ): Answer<FoundReceiver>
  /** The transaction of a transfer in base64, which its sender has yet to sign, good for as long as its blockhash (about a minute); fails with `cost-changed` where it would open another account, or the token keep another share, than its sender has `reviewed`, and with `receiver-mismatch` where what it would go into is no longer the receiver's. On EVM wallets make it themselves, and this fails with `chain-unsupported`. */
  transaction(
    request: {
      readonly network: Network
      readonly transfer: Transfer
      readonly reviewed: SendEstimate
    },
    signal: AbortSignal,
  ): Answer<{ readonly transaction: string }>
}
