import type { ChainCall } from './call-chain.ts'
import multicall3 from './multicall3.json' with { type: 'json' }

/** Puts Multicall3 where the public networks have it, with the very code that stands there: viem and wagmi read by it as a matter of course. */
export function plantMulticall(): readonly ChainCall[] {
  return [['anvil_setCode', [multicall3.address, multicall3.code]]]
}
