import type { Answer } from '../../core/ports/answer.ts'
import type { Send } from '../../core/ports/send.ts'
import { toBase64 } from '../../core/domain/base64.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import { plainReceiver } from '../../core/domain/receiver.ts'
import { askNode } from '../solana/ask-node.ts'
import type { SolanaSettings } from '../solana/ask-node.ts'
import { priceTransfer, unsigned } from './priced-transfer.ts'
import { planReviewed } from './reviewed-plan.ts'
import { receiverAt } from './solana-receiver.ts'

/** What is asked before something is sent on Solana, and the transaction that its sender signs. */
export function createSolanaSend({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<SolanaSettings> = {}): Send {
  const settings = { limit, fetch, endpoint }
  return {
    estimate: ({ network, transfer }, signal) =>
      askNode(network, settings, signal, (connection) => priceTransfer(connection, network, transfer)),
    receiver: ({ network, text }, signal) =>
      askNode(network, settings, signal, (connection) =>
        receiverAt(connection, plainReceiver(text, network.id)),
      ),
    transaction: ({ network, transfer, reviewed }, signal): Answer<{ readonly transaction: string }> =>
      askNode(network, settings, signal, async (connection) => {
        const plan = await planReviewed(connection, transfer, reviewed)
        const transaction = await unsigned(connection, plan)
        return { transaction: toBase64(transaction.serialize()) }
      }),
  }
}
