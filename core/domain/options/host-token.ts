import { isAddress } from '../account/account.ts'
import type { ChainId } from '../values/caip.ts'
import type { Options } from './options.ts'

/** The token that a host shows in the place of a chain's coin (spec 1, `tokens`); null where the host shows the coin, or names what is no address. */
export function hostTokenOn(
  { options }: { readonly options: Pick<Options, 'tokens'> | null },
  chainId: ChainId,
): Options['tokens'][ChainId] | null {
  const token = options?.tokens[chainId]
  return token && isAddress(token.address) ? token : null
}
