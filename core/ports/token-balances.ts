import type { ChainId } from '../domain/values/caip.ts'
import type { HeldToken } from '../domain/tokens/balances.ts'
import type { Answer } from './answer.ts'

/** The service that knows the balances and prices of an account's tokens. */
export interface TokenBalances {
  /**
   * Returns the balances of an address on a chain. The service reads the tokens in `moved` (null is the coin) from the chain instead of its cache.
   * Fails with `chain-unsupported` if the service does not cover the chain.
   */
  read(
    request: { chainId: ChainId; address: string; moved: readonly (string | null)[] },
    signal: AbortSignal,
  ): Answer<{ tokens: readonly HeldToken[] }>
}
