import type { Failure } from '../../domain/errors/failure.ts'
import { social } from '../../events/frame/social.ts'
import type { StateOf } from '../../reducers/root.ts'

type Step = ReturnType<typeof social.failed>['data']['step']

/** Returns the event for a failed step of a sign-in, if that is the current one. */
export function failSocial({ social: { flow } }: StateOf<'frame'>, id: string, step: Step, failure: Failure) {
  return flow?.id === id ? social.failed({ flow: id, provider: flow.provider, step, failure }) : null
}
