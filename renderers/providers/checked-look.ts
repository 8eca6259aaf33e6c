import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'

/** Returns the look of a listed wallet. Throws `bad-request`, which names a missing part, or an icon that is no data URI. */
export function checkedLook<Look extends { readonly name: string; readonly icon: string }>(
  look: Look,
  wanted: readonly (keyof Look & string)[],
): Look {
  const given = Object(look) as Look
  const missing = wanted.find((key) => typeof given[key] !== 'string' || given[key] === '')
  if (missing !== undefined)
    throw new LatchkeyError(
      'bad-request',
      `The ${missing} to list the wallet by is ${shapeOf(given[missing])}; expected a string.`,
    )
  if (!given.icon.startsWith('data:image/'))
    throw new LatchkeyError(
      'bad-request',
      `The icon to list the wallet by is ${shapeOf(given.icon)}; expected a data URI of a picture, such as "data:image/svg+xml,…".`,
    )
  return look
}
