import { timelyChunk } from '../../core/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { SwapVerbs } from '../../core/swap-verbs.ts'
import { checkRequest } from './checked-request.ts'

const loadVerbs = /* @__PURE__ */ timelyChunk('createSwapVerbs', () => import('../../core/swap-verbs.ts'))

/** Quotes and makes swaps of the connected account without any view. */
export function walletSwap(latchkey: Latchkey): SwapVerbs {
  expectedLatchkey(latchkey, 'walletSwap')
  const verbs = async () => (await loadVerbs()).createSwapVerbs(latchkey)
  return {
    quote: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('quote of swaps', request))
      return (await verbs()).quote(request)
    },
    swap: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('swap', request))
      return (await verbs()).swap(request)
    },
  }
}
