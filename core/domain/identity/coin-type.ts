import { referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'

/** The coin type of Ethereum (SLIP-44), which is the original address record of names (ENSIP-1). */
export const ethereumCoin = 60

/** The coin type of the address for every EVM chain without a record of its own (ENSIP-19). */
const defaultEvmCoin = 0x8000_0000

/** A record of a name that may hold its address for a chain. */
type AddressRecord = {
  readonly coinType: number
  /** Whether it is Ethereum's record, used for another chain. */
  readonly isEthereumRecord: boolean
}

/**
 * Returns the records that may hold an address for an EVM chain, the best first. They are the chain's own (ENSIP-11; Ethereum's is 60), the one for
 * every EVM chain (ENSIP-19), and Ethereum's.
 */
export function addressRecords(chainId: ChainId): readonly AddressRecord[] {
  const reference = Number(referenceOf(chainId))
  const isEthereum = reference === 1
  const own = isEthereum ? ethereumCoin : defaultEvmCoin + reference
  return [
    ...(reference < defaultEvmCoin ? [{ coinType: own, isEthereumRecord: false }] : []),
    { coinType: defaultEvmCoin, isEthereumRecord: false },
    ...(isEthereum ? [] : [{ coinType: ethereumCoin, isEthereumRecord: true }]),
  ]
}
