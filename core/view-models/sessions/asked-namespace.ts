import { allNamespaces, isNamespace } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { LatchkeyError } from '../../domain/errors/latchkey-error.ts'

/** Returns the namespace that a host named, or undefined. Throws `bad-request` for an unknown one. */
export function askedNamespace(namespace: Namespace | undefined): Namespace | undefined {
  if (namespace === undefined || isNamespace(namespace)) return namespace
  throw new LatchkeyError(
    'bad-request',
    `The namespace is ${JSON.stringify(namespace)}; expected one of ${allNamespaces.join(', ')}, or none.`,
  )
}
