import { allNamespaces, isNamespace } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { LatchkeyError } from '../../domain/errors/latchkey-error.ts'
import { quotedOrType } from '../../domain/values/text/quoted-or-type.ts'

/** Returns the namespace that a host named. Undefined for none or null. Throws `bad-request` for an unknown one. */
export function requestedNamespace(namespace: Namespace | null | undefined): Namespace | undefined {
  if (isNamespace(namespace)) return namespace
  if (namespace === undefined || namespace === null) return undefined
  throw new LatchkeyError(
    'bad-request',
    `The namespace is ${quotedOrType(namespace)}; expected one of ${allNamespaces.join(', ')}, or none.`,
  )
}
