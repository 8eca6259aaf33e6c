import { bundleStatusLimit } from '../../domain/limits.ts'
import { isForgotten } from '../../domain/operations/wallet-calls.ts'
import { tradeOf } from '../../domain/swap/flow/trade.ts'
import type { SentBundle } from '../../domain/swap/flow/signed-swap.ts'
import type { EventInput, EventOf } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { bundleStatus, isPollDue } from '../operations/bundle-status.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { areTransactionsTracked } from '../operations/send-sender.ts'

/**
 * Asks the wallet which transaction carried the bundle, until the wallet names it or does not know it. The wait ends after some time, although the
 * transaction may still succeed.
 */
export const awaitBundle = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) => {
  const ended = ({ id }: SentBundle) =>
    areTransactionsTracked(state()) ? [ownTransaction.bundleEnded({ bundle: id })] : []
  return on(swap.bundleSent, swap.bundleAwaited).pipe(
    latestPer(({ data: { flow } }) => flow, {
      limit: bundleStatusLimit,
      ask: ({ data: { bundle } }, signal) => bundleStatus(state, ports, bundle, signal),
      then: (end, event): readonly EventInput[] => {
        const { flow, bundle } = event.data
        if (end === null) return [waitedFor(event)]
        const { id: _, walletKey: __, askedAt, call, ...asked } = bundle
        const { chainId, address } = asked
        const compared = { askedAt, asked: { trade: tradeOf(asked) } }
        const sent = { chainId, address, params: [call], result: end.hash, ...compared }
        const followed =
          end.hash !== null && areTransactionsTracked(state()) ? [ownTransaction.sent(sent)] : []
        if (end.isPartial) {
          const failure = { code: 'malformed-answer' } as const
          return [swap.bundleLost({ flow, failure }), ...followed, ...ended(bundle)]
        }
        if (end.hash === null)
          return [swap.requestFailed({ flow, failure: { code: 'execution-reverted' } }), ...ended(bundle)]
        return [
          swap.signed({ flow, swap: { ...asked, hash: end.hash } }),
          ...(areTransactionsTracked(state()) ? followed : [swap.backgrounded({ flow })]),
          ...ended(bundle),
        ]
      },
      fail: (failure, event) => {
        if (!isForgotten(failure.code, event.at - sentAt(event))) return waitedFor(event)
        const { flow, bundle } = event.data
        return [swap.bundleLost({ flow, failure }), ...ended(bundle)]
      },
    }),
  )
})

type Waiting = EventOf<typeof swap.bundleSent> | EventOf<typeof swap.bundleAwaited>

function sentAt({ at, data }: Waiting): number {
  return 'since' in data ? data.since : at
}

function waitedFor(event: Waiting): EventInput {
  const { at } = event
  const { flow, bundle } = event.data
  const since = sentAt(event)
  return isPollDue(since, at) ? swap.bundleAwaited({ flow, bundle, since }) : swap.bundleLost({ flow })
}
