import type { ChainCall } from './call-chain.ts'
import multicall3 from './multicall3.json' with { type: 'json' }

/** Returns the calls that put Multicall3 at its public address with its public code, because viem and wagmi use it by default. */
export function plantMulticall(): readonly ChainCall[] {
  return [['anvil_setCode', [multicall3.address, multicall3.code]]]
}
