import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/**
 * Returns the error of a registry that refused the project id (401 or 403), with a message for the app's developers. Returns null for any other
 * error.
 */
export function projectRefusal(error: unknown, projectId: string): LatchkeyError | null {
  if (!(error instanceof LatchkeyError) || (error.data !== 401 && error.data !== 403)) return null
  const message = `The wallet registry refused the project id "${projectId}"; check the option "projectId", and that the project allows this page's origin.`
  return new LatchkeyError('project-refused', message, {
    meta: [error.shortMessage],
    cause: error,
    data: error.data,
  })
}
