import { isList } from './completed-options.ts'
import { LatchkeyError } from './latchkey-error.ts'
import type { Options } from './options.ts'

/** Refuses options without a project id or networks, which nothing can begin without; throws `bad-option`. */
export function requireOptions({ projectId, networks }: Partial<Options>): void {
  const missing = !projectId ? 'projectId' : isList(networks) ? null : 'networks'
  if (missing !== null) {
    throw new LatchkeyError(
      'bad-option',
      `The option "${missing}" is missing; expected an object with projectId and networks.`,
    )
  }
}
