import { namespaceOf } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import type { Failure } from '../errors/failure.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** What a host opened the form with and what does not stand in it yet: for an account of which namespace (null where none was known), of which account the chain was asked for the token, where no service lists what that holds, that it is known to hold none (`isMissing`), or why nobody knows. */
export type SendPrefill = {
  readonly token: string | null
  readonly amount: string | null
  readonly receiver: string | null
  readonly namespace: Namespace | null
  readonly sought: AccountOnChain | null
  readonly isMissing: boolean
  readonly failure: Failure | null
}

type Form = {
  readonly holder: AccountOnChain | null
  readonly prefill: SendPrefill | null
  readonly receiver: { readonly text: string }
}

/** How a prefill stands of whose token nothing was found out. */
export const unsought = { sought: null, isMissing: false, failure: null } as const

/** Whether something stands in a form that is of one of these namespaces; a receiver alone, before there is a token, may be of any. */
export function isFormOf({ holder, prefill, receiver }: Form, namespaces: readonly Namespace[]): boolean {
  const namespace = holder ? namespaceOf(holder.chainId) : prefill?.namespace
  if (namespace) return namespaces.includes(namespace)
  return prefill !== null || receiver.text !== ''
}
