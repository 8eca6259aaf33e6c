import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** The error of a registry that refused the project id (401 or 403), in words for the people who run the app; null for any other. */
export function projectRefusal(error: unknown, projectId: string): LatchkeyError | null {
  if (!(error instanceof LatchkeyError) || (error.data !== 401 && error.data !== 403)) return null
  const message = `The wallet registry refused the project id "${projectId}"; check the option "projectId", and that the project allows this page's origin.`
  return new LatchkeyError('project-refused', message, {
    meta: [error.shortMessage],
    cause: error,
    data: error.data,
  })
}
