import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { OnRampVerbs } from '../../core/verbs/on-ramp-verbs.ts'
import { purchaseSummary } from '../../core/view-models/buy/purchase-summary.ts'
import type { PurchaseSummary } from '../../core/view-models/buy/purchase-summary.ts'
import { checkRequest } from './checked-request.ts'

/** Purchases for a host without the modal. */
export type WalletOnRamp = OnRampVerbs & {
  /** Returns the state of the last purchase, or null before the first. Read it again whenever `latchkey.subscribe` calls. */
  readonly purchase: () => PurchaseSummary | null
}

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createOnRampVerbs',
  () => import('../../core/verbs/on-ramp-verbs.ts'),
)

/** Buys tokens for the connected account without the modal. */
export function walletOnRamp(latchkey: Latchkey): WalletOnRamp {
  expectedLatchkey(latchkey, 'walletOnRamp')
  const verbs = async () => (await loadVerbs()).createOnRampVerbs(latchkey)
  return {
    purchase: () => purchaseSummary(latchkey.state()),
    offer: async () => (await verbs()).offer(),
    quote: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('quote of purchases', request))
      return (await verbs()).quote(request)
    },
    buy: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('buy', request))
      return (await verbs()).buy(request)
    },
  }
}
