import type { ChainId } from '../domain/values/caip.ts'
import type { HeldToken } from '../domain/tokens/balances.ts'
import type { Answer } from './answer.ts'

/** The service that knows what accounts hold, and what it costs (behaviour reference 1.3, 10). */
export interface TokenBalances {
  /** What an address holds on a chain; `moved` names tokens (null for the coin) that are to be read from the chain itself, whatever the service remembers. Fails with `chain-unsupported` where it does not serve the chain. */
  read(
    request: { chainId: ChainId; address: string; moved: readonly (string | null)[] },
    signal: AbortSignal,
  ): Answer<{ tokens: readonly HeldToken[] }>
}
