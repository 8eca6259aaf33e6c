import { namespaceOf } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import type { Failure } from '../errors/failure.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** The values with which a host app opened the form, and which are not in the form yet. */
export type SendPrefill = {
  readonly token: string | null
  readonly amount: string | null
  readonly receiver: string | null
  /** The namespace of the account at that time. Null if none was known. */
  readonly namespace: Namespace | null
  /** The account whose balance of the token was requested from the chain, because no service listed the token. */
  readonly sought: AccountOnChain | null
  /** Whether the account holds none of the token. */
  readonly isMissing: boolean
  /** Why the balance is unknown. */
  readonly failure: Failure | null
}

type Form = {
  readonly holder: AccountOnChain | null
  readonly prefill: SendPrefill | null
  readonly receiver: { readonly text: string }
}

/** The fields of a prefill whose token was not looked up yet. */
export const unsought = { sought: null, isMissing: false, failure: null } as const

/** Returns whether a form has values for one of these namespaces. A receiver without a token may belong to any namespace. */
export function isFormOf({ holder, prefill, receiver }: Form, namespaces: readonly Namespace[]): boolean {
  const namespace = holder ? namespaceOf(holder.chainId) : prefill?.namespace
  if (namespace) return namespaces.includes(namespace)
  return prefill !== null || receiver.text !== ''
}
