import { referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'

/** The coin type of Ethereum (SLIP-44), under which names keep their oldest address (ENSIP-1). */
export const ethereumCoin = 60

/** The coin type of an address for every EVM chain that has no record of its own (ENSIP-19). */
const defaultEvmCoin = 0x8000_0000

/** A record of a name that may hold its address for a chain. */
type AddressRecord = {
  readonly coinType: number
  /** Whether it is the one for Ethereum, and the chain another. */
  readonly isEthereumRecord: boolean
}

/** Returns the records that may hold an address for an EVM chain, the best first. They are its own (ENSIP-11; that of Ethereum is 60), the one for every EVM chain (ENSIP-19), and the one for Ethereum. */
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
