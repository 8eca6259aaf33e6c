import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { WalletPairing } from '../../core/verbs/pair-wallet.ts'
import { pairingSummary } from '../../core/view-models/pairing/summary.ts'
import type { PairingSummary } from '../../core/view-models/pairing/summary.ts'
import { loadedChecks } from './checked-request.ts'

/** Pairing as a host without views reads and drives it. */
export type HeadlessPairing = WalletPairing & {
  /** How it stands now; ask again whenever `latchkey.subscribe` calls. */
  readonly state: () => PairingSummary
}

const loadPairing = /* @__PURE__ */ timelyChunk(
  'createPairing',
  () => import('../../core/verbs/pair-wallet.ts'),
)

const made = new WeakMap<Latchkey, HeadlessPairing>()

/** Pairs a wallet on another device without any view, the same object from call to call, so that whoever holds it can leave: a URI for a QR code of your own, its renewals, links into a wallet, and the outcome. */
export function walletPairing(latchkey: Latchkey): HeadlessPairing {
  expectedLatchkey(latchkey, 'walletPairing')
  const known = made.get(latchkey)
  if (known) return known
  let pairing: WalletPairing | null = null
  let isBegun = false
  const here = async () => {
    const [{ createPairing }, checks] = await Promise.all([loadPairing(), loadedChecks()])
    pairing ??= createPairing(latchkey)
    return { ...pairing, checkFields: checks?.checkFields }
  }
  const headless: HeadlessPairing = {
    state: () => pairingSummary(latchkey.state()),
    begin: async (request) => {
      isBegun = true
      const { begin, checkFields } = await here()
      checkFields?.('begin', request)
      return begin(request)
    },
    leave: () => {
      if (!isBegun) return
      void here().then(
        ({ leave }) => leave(),
        // What did not arrive has begun nothing.
        () => {},
      )
    },
  }
  made.set(latchkey, headless)
  return headless
}
