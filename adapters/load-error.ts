import { LatchkeyError } from '../core/domain/latchkey-error.ts'

/** `unreachable`: a built file of ours did not come. */
export function loadError(cause: unknown): LatchkeyError {
  const message =
    'A part of Latchkey could not be loaded; check the connection and that every built file is served.'
  return new LatchkeyError('unreachable', message, { cause })
}
