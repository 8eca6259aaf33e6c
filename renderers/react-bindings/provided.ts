import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** What a provider gives; throws `no-provider` where there is none above. */
export function provided<Given>(given: Given | null): Given {
  if (given) return given
  throw new LatchkeyError('no-provider', 'No <LatchkeyProvider> above: put this component inside one.')
}
