import { allNamespaces, isNamespace } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { LatchkeyError } from '../../domain/errors/latchkey-error.ts'

/** The namespace that a host asked about, or none; throws `bad-request` for one that there is not. */
export function askedNamespace(namespace: Namespace | undefined): Namespace | undefined {
  if (namespace === undefined || isNamespace(namespace)) return namespace
  throw new LatchkeyError(
    'bad-request',
    `The namespace is ${JSON.stringify(namespace)}; expected one of ${allNamespaces.join(', ')}, or none.`,
  )
}
