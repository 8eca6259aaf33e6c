import type { Evidence } from '../../core/domain/preflight/evidence.ts'
import type { Review } from '../../core/domain/preflight/review.ts'
import type { Inspection, Preflight } from '../../core/ports/preflight.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** What the chain says of what is reviewed, under a test's control. */
export type FakePreflight = Preflight & Script<Preflight>

/** Makes the fake: by itself the chain agrees with every review. */
export function fakePreflight({ order }: { readonly order?: AnswerOrder } = {}): FakePreflight {
  const { script, ask } = createScript<Preflight>(order)
  return {
    ...script,
    inspect: (request, signal) => ask('inspect', request, signal, () => agreeing(request)),
  }
}

/** What a chain answers that agrees with a review: what comes is what was quoted, and its least is the least of the review. */
export function agreeing({ review, scope }: Pick<Inspection, 'review' | 'scope'>): Evidence {
  const { account, shown, pays, receives, receiver } = review
  const tokens = shown.flatMap(({ address, symbol, decimals }) =>
    address === null ? [] : [{ address, symbol, decimals }],
  )
  if (scope === 'tokens') return { tokens, trial: null }
  const isToSelf = receiver?.toLowerCase() === account.toLowerCase()
  const paid = pays && !isToSelf ? [{ token: pays.token, holder: account, change: `-${pays.amount}` }] : []
  const arrived =
    pays && receiver !== null && !isToSelf
      ? [{ token: pays.token, holder: receiver, change: pays.amount }]
      : []
  const came = receives ? [{ token: receives.token, holder: account, change: quotedOf(receives) }] : []
  return {
    tokens,
    trial: {
      outcome: 'done',
      gas: '150000',
      changes: [...paid, ...arrived, ...came].map((one) =>
        one.change === '-0' ? { ...one, change: '0' } : one,
      ),
      permissions: [],
      collectibles: [],
      minimum: receives && receives.amount,
    },
  }
}

function quotedOf({ amount, slippage }: NonNullable<Review['receives']>): string {
  return String((BigInt(amount) * 100n) / BigInt(100 - slippage))
}
