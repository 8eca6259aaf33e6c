import { timelyChunk } from '../../core/loading/code-limit.ts'
import type { AccountNamesVerbs } from '../../core/verbs/account-names-verbs.ts'
import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { checkRequest } from './checked-request.ts'
import { loadFor } from './load-for.ts'

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createAccountNamesVerbs',
  () => import('../../core/verbs/account-names-verbs.ts'),
)

/** Finds and registers a name for the connected account without the modal. */
export function accountNaming(latchkey: Latchkey): AccountNamesVerbs {
  expectedLatchkey(latchkey, 'accountNaming')
  return {
    find: async (name) => (await loadVerbs()).createAccountNamesVerbs(latchkey).find(name),
    register: async (name, patience) => {
      await checkRequest(({ checkPatience }) => checkPatience('register', patience))
      const { createAccountNamesVerbs } = await loadFor(patience, loadVerbs, 'No name was registered')
      return createAccountNamesVerbs(latchkey).register(name, patience)
    },
  }
}
