import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { unknownName } from '../../core/domain/verbs/unknown-name.ts'

/** Checks the argument `{ namespace }` of a hook, in development only. Throws `bad-request`. */
export function checkHookArguments(asker: string, asked: unknown): void {
  const wrong =
    typeof asked === 'object' && asked !== null && !Array.isArray(asked)
      ? unknownName(asker, asked, ['namespace'])
      : `What ${asker} was given is ${shapeOf(asked)}; expected { namespace } such as { namespace: "solana" }, or none.`
  if (wrong !== null) throw new LatchkeyError('bad-request', wrong)
}
