import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { unknownName } from '../../core/domain/verbs/unknown-name.ts'

const expected = { name: 'a text that is not empty', icon: 'the URL of a picture, such as a data URI' }

/** Checks the look of the connector, in development only. Throws `bad-request`, which names an unknown or invalid part. */
export function checkConnectorLook(look: unknown): void {
  const wrong =
    typeof look === 'object' && look !== null
      ? (unknownName('latchkeyConnector', look, Object.keys(expected)) ?? wrongPart(look))
      : `The look given to latchkeyConnector is ${shapeOf(look)}; expected { name, icon }, or none.`
  if (wrong !== null) throw new LatchkeyError('bad-request', wrong)
}

function wrongPart(look: object): string | null {
  for (const [part, wish] of Object.entries(expected)) {
    const given: unknown = Reflect.get(look, part)
    if (given !== undefined && given !== null && (typeof given !== 'string' || given === ''))
      return `The ${part} given to latchkeyConnector is ${shapeOf(given)}; expected ${wish}, or none.`
  }
  return null
}
