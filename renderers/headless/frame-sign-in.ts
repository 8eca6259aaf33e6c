import { timelyChunk } from '../../core/loading/code-limit.ts'
import type { FrameVerbs } from '../../core/verbs/frame-verbs.ts'
import { expectedLatchkey, expectedText } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { frameSummary } from '../../core/view-models/frame/summary.ts'
import type { FrameSummary } from '../../core/view-models/frame/summary.ts'

/** The sign-in to the secure frame's wallet for a host without the modal. */
export type FrameSignIn = FrameVerbs & {
  /** Returns the current state. Read it again whenever `latchkey.subscribe` calls. */
  readonly state: () => FrameSummary
}

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createFrameVerbs',
  () => import('../../core/verbs/frame-verbs.ts'),
)

/**
 * Signs in to the secure frame's wallet by e-mail or a social account, without the modal. The code is loaded by the first verb. Only the verbs
 * that begin a sign-in reject with `not-loaded`.
 */
export function frameSignIn(latchkey: Latchkey): FrameSignIn {
  expectedLatchkey(latchkey, 'frameSignIn')
  const verbs = async () => (await loadVerbs()).createFrameVerbs(latchkey)
  const quietly = (act: (given: FrameVerbs) => void) => void verbs().then(act, () => {})
  return {
    state: () => frameSummary(latchkey.state()),
    byEmail: async (address) => (await verbs()).byEmail(address),
    bySocial: async (provider) => (await verbs()).bySocial(provider),
    enterCode: (given) => {
      const code = expectedText(given, 'The code given to enterCode', 'the digits of the mail as a text')
      quietly(({ enterCode }) => enterCode(code))
    },
    resend: () => quietly(({ resend }) => resend()),
    waitAgain: () => quietly(({ waitAgain }) => waitAgain()),
    changeEmail: async (address) => (await verbs()).changeEmail(address),
    leave: () => quietly(({ leave }) => leave()),
  }
}
