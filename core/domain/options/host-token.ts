import { isAddress } from '../account/account.ts'
import type { ChainId } from '../values/caip.ts'
import type { Options } from './options.ts'

/**
 * Returns the token that the host app shows in place of a chain's coin (option `tokens`). Null if the host app shows the coin, or if its address is
 * invalid.
 */
export function hostTokenOn(
  { options }: { readonly options: Pick<Options, 'tokens'> | null },
  chainId: ChainId,
): Options['tokens'][ChainId] | null {
  const token = options?.tokens[chainId]
  return token && isAddress(token.address) ? token : null
}
