import type { Answer } from '../../../core/ports/answer.ts'
import type { Send } from '../../../core/ports/send.ts'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { requestLimit } from '../../../core/domain/limits.ts'
import { plainReceiver } from '../../../core/domain/send/receiver.ts'
import type { Preflight } from '../../../core/ports/preflight.ts'
import { restrainedFetch } from '../../http/restrained-fetch.ts'
import { askNode } from '../../solana/ask-node.ts'
import type { SolanaSettings } from '../../solana/ask-node.ts'
import { inspectTransfer } from './inspected-transfer.ts'
import { createMintFacts } from './mint-facts.ts'
import { priceOf } from './priced-transfer.ts'
import { planReviewed } from './reviewed-plan.ts'
import { shareTrials } from './shared-simulations.ts'
import { receiverAt } from './solana-receiver.ts'
import { unsigned } from './unsigned.ts'

/** Send and Preflight on Solana. Simultaneous questions about one transfer share one simulation. */
export type SolanaSend = Send & Preflight

/** Creates the questions before a sending on Solana, and the transaction that its sender signs. */
export function createSolanaSend({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<SolanaSettings> = {}): SolanaSend {
  const settings = { limit, fetch: restrainedFetch(fetch), endpoint }
  const trials = shareTrials(settings)
  const mintFacts = createMintFacts(settings)
  return {
    estimate: async ({ network, transfer }, signal) =>
      priceOf(await trials.tryOut(network, transfer, signal), network),
    receiver: ({ network, text }, signal) =>
      askNode(network, settings, signal, (connection) =>
        receiverAt(connection, plainReceiver(text, network.id)),
      ),
    transaction: ({ network, transfer, reviewed }, signal): Answer<{ readonly transaction: string }> =>
      askNode(network, settings, signal, async (connection) => {
        const tried = trials.tried(network, transfer)
        const plan = await planReviewed(connection, transfer, { reviewed, tried })
        const transaction = await unsigned(connection, plan)
        return { transaction: toBase64(transaction.serialize()) }
      }),
    inspect: (inspection, signal) => inspectTransfer({ trials, mintFacts }, inspection, signal),
  }
}
