import { timelyChunk } from '../../core/code-limit.ts'
import type { AccountNamesVerbs } from '../../core/account-names-verbs.ts'
import { expectedLatchkey } from '../../core/domain/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { checkRequest } from './checked-request.ts'

const loadVerbs = /* @__PURE__ */ timelyChunk(
  'createAccountNamesVerbs',
  () => import('../../core/account-names-verbs.ts'),
)

/** Finds and registers a name for the connected account without any view. */
export function accountNaming(latchkey: Latchkey): AccountNamesVerbs {
  expectedLatchkey(latchkey, 'accountNaming')
  const verbs = async () => (await loadVerbs()).createAccountNamesVerbs(latchkey)
  return {
    find: async (name) => (await verbs()).find(name),
    register: async (name, patience) => {
      await checkRequest(({ checkPatience }) => checkPatience('register', patience))
      return (await verbs()).register(name, patience)
    },
  }
}
