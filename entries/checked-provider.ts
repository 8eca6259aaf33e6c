import { LatchkeyError } from '../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../core/domain/values/text/shape-of.ts'
import { unknownName } from '../core/domain/verbs/unknown-name.ts'

/** Checks that a provider receives a Latchkey, or the options of one, in development only. Throws `bad-request`. */
export function checkProvider(props: object): void {
  const wrong =
    unknownName('LatchkeyProvider', props, ['latchkey', 'options', 'children']) ?? wrongGift(props)
  if (wrong !== null) throw new LatchkeyError('bad-request', wrong)
}

function wrongGift({ latchkey, options }: { readonly latchkey?: unknown; readonly options?: unknown }) {
  const either = 'expected latchkey, the one that createLatchkey made, or options for one of its own'
  if (latchkey === undefined && options === undefined)
    return `LatchkeyProvider was given neither latchkey nor options; ${either}.`
  if (latchkey === undefined) return null
  if (options !== undefined) return `LatchkeyProvider was given both latchkey and options; ${either}.`
  if (typeof Object(latchkey).subscribe === 'function') return null
  return `The latchkey given to LatchkeyProvider is ${shapeOf(latchkey)}; ${either}.`
}
