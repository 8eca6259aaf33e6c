import { isAddress } from '../../account/account.ts'
import type { Address } from '../../account/account.ts'
import type { Namespace } from '../../values/caip.ts'
import { isSameAddress } from '../../account/same-account.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the account that a request names as its sender or signer: `from` on Ethereum, `pubkey` on Solana. Null if it names none. */
function accountNamedIn(params: unknown): Address | null {
  const { from, pubkey } = Object(Array.isArray(params) ? params[0] : params) as Fields
  return [from, pubkey].find(isAddress) ?? null
}

/**
 * Returns the account that sends for the host app. A named account comes first, in the wallet's spelling if the wallet shares it. Else it is the
 * wallet's own first account on Ethereum, and the chosen account on Solana.
 */
export function senderIn(
  {
    namespace,
    accounts,
    own,
  }: {
    readonly namespace: Namespace
    readonly accounts: readonly Address[]
    readonly own: Address | undefined
  },
  params: unknown,
): Address | undefined {
  const named = accountNamedIn(params)
  if (named !== null) return accounts.find((shared) => isSameAddress(shared, named)) ?? named
  return namespace === 'solana' ? accounts[0] : own
}

/** Returns a Solana request, an object or a list of one, with the account that signs. A request that names an account stays unchanged. */
export function withSigner(params: unknown, pubkey: Address): unknown {
  if (Array.isArray(params)) return params.map((given: unknown) => withSigner(given, pubkey))
  const isNamed = typeof params !== 'object' || 'pubkey' in Object(params)
  return isNamed ? params : { ...params, pubkey }
}
