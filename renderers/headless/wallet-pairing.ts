import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { WalletPairing } from '../../core/verbs/pair-wallet.ts'
import { pairingSummary } from '../../core/view-models/pairing/summary.ts'
import type { PairingSummary } from '../../core/view-models/pairing/summary.ts'
import { loadedChecks } from './checked-request.ts'

/** Pairing for a host without the modal. */
export type HeadlessPairing = WalletPairing & {
  /** Returns the current state. Read it again whenever `latchkey.subscribe` calls. */
  readonly state: () => PairingSummary
}

const loadPairing = /* @__PURE__ */ timelyChunk(
  'createPairing',
  () => import('../../core/verbs/pair-wallet.ts'),
)

const made = new WeakMap<Latchkey, HeadlessPairing>()

/**
 * Pairs a wallet on another device without the modal. Gives a URI for your own QR code, its renewals, links into a wallet, and the outcome. Every
 * call returns the same object, so that any caller can cancel.
 */
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
        // Code that did not load has started nothing.
        () => {},
      )
    },
  }
  made.set(latchkey, headless)
  return headless
}
