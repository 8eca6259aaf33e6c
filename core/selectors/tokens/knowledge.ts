import type { ChainId } from '../../domain/values/caip.ts'
import { hostTokenOn } from '../../domain/options/host-token.ts'
import type { TokenKnowledge } from '../../domain/tokens/known-tokens/posing-token.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns what decides which tokens of a chain are known: its coin, and the contracts that the host app names in `knownTokens` and `tokens`. */
export function tokenKnowledge({ options }: Pick<BootState, 'options'>, chainId: ChainId): TokenKnowledge {
  const own = hostTokenOn({ options }, chainId)
  return {
    chainId,
    coin: networkOf(options?.networks ?? [], chainId)?.nativeCurrency.symbol ?? null,
    vouched: [...(options?.knownTokens?.[chainId] ?? []), ...(own ? [own.address] : [])],
  }
}
