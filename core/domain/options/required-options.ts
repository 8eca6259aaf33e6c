import { isList } from './completed-options.ts'
import type { HostOptions } from './host-options.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import { canLackProject } from './without-project.ts'

/** Rejects options without networks, or without a project id if one is needed. Throws `bad-option`. */
export function requireOptions(given: Partial<HostOptions>): void {
  const isNamed = Boolean(given.projectId) || canLackProject(given)
  const missing = isNamed ? (isList(given.networks) ? null : 'networks') : 'projectId'
  if (missing !== null) {
    throw new LatchkeyError(
      'bad-option',
      `The option "${missing}" is missing; expected an object with projectId and networks.`,
    )
  }
}
