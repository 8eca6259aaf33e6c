import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { SwapVerbs } from '../../core/verbs/swap-verbs.ts'
import { checkRequest } from './checked-request.ts'
import { loadFor } from './load-for.ts'

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createSwapVerbs',
  () => import('../../core/verbs/swap-verbs.ts'),
)

/** Quotes and makes swaps of the connected account without the modal. */
export function walletSwap(latchkey: Latchkey): SwapVerbs {
  expectedLatchkey(latchkey, 'walletSwap')
  return {
    quote: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('quote of swaps', request))
      return (await loadVerbs()).createSwapVerbs(latchkey).quote(request)
    },
    swap: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('swap', request))
      const { createSwapVerbs } = await loadFor(request, loadVerbs, 'Nothing was swapped')
      return createSwapVerbs(latchkey).swap(request)
    },
  }
}
