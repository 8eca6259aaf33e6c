import { requestedCall } from '../../domain/operations/request/requested-transaction.ts'
import { bundleIdIn } from '../../domain/operations/wallet-calls.ts'
import type { SwapPlan } from '../../domain/swap/plan/plan.ts'
import type { PlannedAs } from '../../domain/swap/flow/planned-swap.ts'
import { termsOfPlanned } from '../../domain/swap/flow/planned-swap.ts'
import { tradeOf } from '../../domain/swap/flow/trade.ts'
import type { EventInput } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { swap } from '../../events/swap/swap.ts'
import type { BootState } from '../../reducers/root.ts'
import { areTransactionsTracked, isNewHash } from './send-sender.ts'

/** One request to a wallet: its flow, when it was asked in milliseconds since 1970, and the plan that it signs. */
export type SignRequest<Kind extends SwapPlan['kind']> = {
  readonly flow: string
  readonly askedAt: number
  readonly planned: PlannedAs<Kind>
}

/**
 * Returns what follows if a wallet answers with the hash of a swap, in time or late. A swap that is not followed is not waited for. Null if the answer
 * is no new hash.
 */
export function afterSwapAnswer(
  state: BootState,
  { flow, askedAt, planned }: SignRequest<'swap'>,
  result: unknown,
): readonly EventInput[] | null {
  const asked = termsOfPlanned(planned)
  const { chainId, address } = asked
  const { call } = planned.plan
  if (!isNewHash(state, result, { chainId, askedAt })) return null
  const compared = { call: requestedCall(call), trade: tradeOf(asked) }
  const sent = { chainId, address, params: [call], result, askedAt, asked: compared }
  return [
    swap.signed({ flow, swap: { ...asked, hash: result } }),
    areTransactionsTracked(state) ? ownTransaction.sent(sent) : swap.backgrounded({ flow }),
  ]
}

/**
 * Returns what follows if a wallet answers with the id of approval and swap as one operation, in time or late. Its hash is not known yet. Null if the
 * answer has no id.
 */
export function afterBundleAnswer(
  state: BootState,
  { flow, askedAt, planned, walletKey }: SignRequest<'bundle'> & { readonly walletKey: string },
  result: unknown,
): readonly EventInput[] | null {
  const id = bundleIdIn(result)
  if (id === null) return null
  const asked = termsOfPlanned(planned)
  const { chainId, address } = asked
  const bundle = { ...asked, call: planned.plan.call, id, walletKey, askedAt }
  const sent = { chainId, address, walletKey, bundle: id, askedAt, asked: { trade: tradeOf(asked) } }
  return [
    swap.bundleSent({ flow, bundle }),
    ...(areTransactionsTracked(state) ? [ownTransaction.bundled(sent)] : []),
  ]
}
