import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { SendVerbs } from '../../core/verbs/send-verbs.ts'
import { checkRequest } from './checked-request.ts'
import { loadFor } from './load-for.ts'

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createSendVerbs',
  () => import('../../core/verbs/send-verbs.ts'),
)

/** Estimates and sends the coin or a token of the connected account, without the modal. */
export function walletSend(latchkey: Latchkey): SendVerbs {
  expectedLatchkey(latchkey, 'walletSend')
  return {
    quote: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('quote of sendings', request))
      return (await loadVerbs()).createSendVerbs(latchkey).quote(request)
    },
    send: async (request) => {
      await checkRequest(({ checkFields }) => checkFields('send', request))
      const { createSendVerbs } = await loadFor(request, loadVerbs, 'Nothing was sent')
      return createSendVerbs(latchkey).send(request)
    },
  }
}
