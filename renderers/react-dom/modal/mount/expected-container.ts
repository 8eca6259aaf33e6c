import { LatchkeyError } from '../../../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../../../core/domain/values/text/shape-of.ts'
import { unknownName } from '../../../../core/domain/verbs/unknown-name.ts'

const wish =
  'expected an element on the page, such as { container: document.querySelector("#app") }, or none for the body'

/**
 * Returns the container of the modal, or undefined for the body. Throws `bad-request` if it is no element, or not on the page. In development,
 * also throws for unknown options.
 */
export function containerIn(options: unknown): HTMLElement | undefined {
  const { container, nodeType: ownType } = Object(options) as { container?: unknown; nodeType?: unknown }
  if (Object(options) !== options || ownType !== undefined)
    throw refusal(`What mountLatchkey was given as options is ${nameOf(options)}`)
  if (process.env.NODE_ENV !== 'production') {
    const stray = unknownName('mountLatchkey', Object(options), ['container'])
    if (stray !== null) throw new LatchkeyError('bad-request', stray)
  }
  if (container === undefined || isOnPage(container)) return container
  throw refusal(`The container given to mountLatchkey is ${nameOf(container)}`)
}

function isOnPage(given: unknown): given is HTMLElement {
  return isElement(given) && given.isConnected
}

function isElement(given: unknown): given is HTMLElement {
  return Object(given).nodeType === 1
}

function nameOf(given: unknown): string {
  if (!isElement(given)) return shapeOf(given)
  return given.isConnected ? 'an element' : 'an element that is on no page'
}

function refusal(what: string): LatchkeyError {
  return new LatchkeyError('bad-request', `${what}; ${wish}.`)
}
