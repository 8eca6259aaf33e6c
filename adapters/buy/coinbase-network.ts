import { coinbaseNetworkName } from '../../core/domain/buy/coinbase-network.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { PurchaseNetwork } from '../../core/domain/buy/options.ts'

/** Returns Coinbase's name of a network. Throws `chain-unsupported` if Coinbase does not pay out on it. */
export function coinbaseNetwork({ chainId, label }: Pick<PurchaseNetwork, 'chainId' | 'label'>): string {
  const name = coinbaseNetworkName(chainId)
  if (name !== null) return name
  throw new LatchkeyError(
    'chain-unsupported',
    `Coinbase sells nothing on ${label}; choose another network, or another provider.`,
  )
}
