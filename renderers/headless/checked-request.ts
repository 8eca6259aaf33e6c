import { timelyChunk } from '../../core/loading/code-limit.ts'

const loadChecks = /* @__PURE__ */ timelyChunk(
  'checkFields',
  () => import('../../core/domain/verbs/verb-request.ts'),
)

type Checks = typeof import('../../core/domain/verbs/verb-request.ts')

/** Loads the checks of verbs in development. Returns null in production. */
export async function loadedChecks(): Promise<Checks | null> {
  return process.env.NODE_ENV === 'production' ? null : loadChecks()
}

/** Checks the arguments of a verb in development only, with code that is loaded for that. Throws the check's `bad-request`. */
export async function checkRequest(check: (checks: Checks) => void): Promise<void> {
  if (process.env.NODE_ENV !== 'production') check(await loadChecks())
}
