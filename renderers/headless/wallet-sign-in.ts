import { timelyChunk } from '../../core/loading/code-limit.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import type { SignInVerbs } from '../../core/verbs/sign-in-verbs.ts'
import { signInSummary } from '../../core/view-models/sign-in/summary.ts'
import type { SignInSummary } from '../../core/view-models/sign-in/summary.ts'
import { checkRequest } from './checked-request.ts'
import { loadFor } from './load-for.ts'

/** The sign-in at your server for a host without the modal. */
export type HeadlessSignIn = SignInVerbs & {
  /** Returns the current state. Read it again whenever `latchkey.subscribe` calls. */
  readonly state: () => SignInSummary
}

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createSignInVerbs',
  () => import('../../core/verbs/sign-in-verbs.ts'),
)

/** Signs in and out at your server without the modal. */
export function walletSignIn(latchkey: Latchkey): HeadlessSignIn {
  expectedLatchkey(latchkey, 'walletSignIn')
  return {
    state: () => signInSummary(latchkey.state()),
    signIn: async (patience) => {
      await checkRequest(({ checkPatience }) => checkPatience('signIn', patience))
      const { createSignInVerbs } = await loadFor(patience, loadVerbs, 'Nobody was signed in')
      return createSignInVerbs(latchkey).signIn(patience)
    },
    signOut: async () => (await loadVerbs()).createSignInVerbs(latchkey).signOut(),
  }
}
