import { timelyChunk } from '../../core/loading/code-limit.ts'

const loadChecks = /* @__PURE__ */ timelyChunk(
  'checkFields',
  () => import('../../core/domain/verbs/verb-request.ts'),
)

type Checks = typeof import('../../core/domain/verbs/verb-request.ts')

/** In development what checks verbs without views, else null. */
export async function loadedChecks(): Promise<Checks | null> {
  return process.env.NODE_ENV === 'production' ? null : loadChecks()
}

/** In development, checks what a verb without views is told, by what comes for that alone; throws the `bad-request` that the check does. */
export async function checkRequest(check: (checks: Checks) => void): Promise<void> {
  if (process.env.NODE_ENV !== 'production') check(await loadChecks())
}
