import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { OnRampVerbs } from '../../core/verbs/on-ramp-verbs.ts'
import { purchaseSummary } from '../../core/view-models/buy/purchase-summary.ts'
import type { PurchaseSummary } from '../../core/view-models/buy/purchase-summary.ts'
import { checkRequest } from './checked-request.ts'

/** Buying for money as a host without views reads and drives it. */
export type WalletOnRamp = OnRampVerbs & {
  /** How the purchase that was begun last stands, null before there was one; ask again whenever `latchkey.subscribe` calls. */
  readonly purchase: () => PurchaseSummary | null
}

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createOnRampVerbs',
  () => import('../../core/verbs/on-ramp-verbs.ts'),
)

/** Buys for money for the connected account without any view. */
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
