import type { Evidence } from '../../core/domain/preflight/evidence.ts'
import type { Review } from '../../core/domain/preflight/review.ts'
import type { Inspection, Preflight } from '../../core/ports/preflight.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A preflight check on the chain, under a test's control. */
export type FakePreflight = Preflight & Script<Preflight>

/** Creates a preflight that agrees with every review by default. */
export function fakePreflight({ order }: { readonly order?: AnswerOrder } = {}): FakePreflight {
  const { script, ask } = createScript<Preflight>(order)
  return {
    ...script,
    inspect: (request, signal) => ask('inspect', request, signal, () => agreeing(request)),
  }
}

/** Returns a chain's evidence that agrees with a review: the account receives the quoted amount, and the minimum is the review's minimum. */
function agreeing({ review, scope }: Pick<Inspection, 'review' | 'scope'>): Evidence {
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
