import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** Returns a provider's value. Throws `no-provider` if there is no provider above. */
export function provided<Given>(given: Given | null): Given {
  if (given) return given
  throw new LatchkeyError('no-provider', 'No <LatchkeyProvider> above: put this component inside one.')
}
