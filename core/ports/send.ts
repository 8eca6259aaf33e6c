import type { EvmTransfer } from '../domain/evm-transfer.ts'
import type { FoundReceiver } from '../domain/found-receiver.ts'
import type { Network } from '../domain/network.ts'
import type { SendEstimate } from '../domain/send-estimate.ts'
import type { Answer } from './answer.ts'

/** What is asked before something is sent on EVM; nothing is signed here. */
export interface Send {
  /** What a transfer costs, once it would go through as the chain stands; else it fails by name: `execution-reverted`, `insufficient-funds`, `not-a-token`, or as nodes do. */
  estimate(
    request: { readonly network: Network; readonly transfer: EvmTransfer },
    signal: AbortSignal,
  ): Answer<SendEstimate>
  /** Who a typed address or a name is; fails with `invalid-address` for a wrong checksum, for what is no name, and for one that leads nowhere. Names are those that are registered with the service, and those of ENS on `ensNetwork`, where that is on offer. */
  receiver(
    request: {
      readonly network: Network
      readonly text: string
      readonly ensNetwork: Network | null
    },
    signal: AbortSignal,
  ): Answer<FoundReceiver>
}
