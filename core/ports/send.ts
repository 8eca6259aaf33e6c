import type { FoundReceiver } from '../domain/send/found-receiver.ts'
import type { Network } from '../domain/network/network.ts'
import type { SendEstimate } from '../domain/send/estimate.ts'
import type { Transfer } from '../domain/operations/transfer.ts'
import type { Answer } from './answer.ts'

/** Questions that precede a transfer. Nothing is signed by this port. */
export interface Send {
  /**
   * Returns the cost of a transfer that would succeed on the chain's current state. Otherwise fails with `execution-reverted`, `insufficient-funds`,
   * `amount-too-small`, `not-a-token`, `receiver-mismatch`, or as nodes do.
   */
  estimate(
    request: { readonly network: Network; readonly transfer: Transfer },
    signal: AbortSignal,
  ): Answer<SendEstimate>
  /**
   * Resolves a typed address or name to a receiver, and returns the kind of its account on its chain and on others. A name is one registered with the
   * service, or an ENS name if `ensNetwork` is not null. Solana has no names. Fails with `invalid-address` for a wrong checksum, an invalid name, a
   * name without an address, and an account of a token program. Fails with `gateway-unreachable`, `gateway-failed` or `feature-disabled` for a name
   * that another server resolves.
   */
  receiver(
    request: {
      readonly network: Network
      readonly text: string
      readonly ensNetwork: Network | null
    },
    signal: AbortSignal,
  ): Answer<FoundReceiver>
  /**
   * Returns an unsigned transaction in base64. It stays valid as long as its blockhash (about a minute). Fails with `cost-changed` if the transfer
   * would open an account or pay a token fee that the sender has not `reviewed`. Fails with `receiver-mismatch` if the token account no longer
   * belongs to the receiver. Fails with `chain-unsupported` on EVM, where wallets make the transaction.
   */
  transaction(
    request: {
      readonly network: Network
      readonly transfer: Transfer
      readonly reviewed: SendEstimate
    },
    signal: AbortSignal,
  ): Answer<{ readonly transaction: string }>
}
