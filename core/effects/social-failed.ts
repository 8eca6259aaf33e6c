import type { Failure } from '../domain/failure.ts'
import { social } from '../events/social.ts'
import type { StateOf } from '../reducers/root.ts'

type Step = ReturnType<typeof social.failed>['data']['step']

/** Says what an attempt failed at, while it is the current one. */
export function socialFailed(
  { social: { attempt } }: StateOf<'frame'>,
  id: string,
  step: Step,
  failure: Failure,
) {
  return attempt?.id === id ? social.failed({ attempt: id, provider: attempt.provider, step, failure }) : null
}
