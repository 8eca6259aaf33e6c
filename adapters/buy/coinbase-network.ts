import { coinbaseNetworkName } from '../../core/domain/buy/coinbase-network.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { PurchaseNetwork } from '../../core/domain/buy/options.ts'

/** What Coinbase calls a network; throws `chain-unsupported` for one that it does not pay out on. */
export function coinbaseNetwork({ chainId, label }: Pick<PurchaseNetwork, 'chainId' | 'label'>): string {
  const name = coinbaseNetworkName(chainId)
  if (name !== null) return name
  throw new LatchkeyError(
    'chain-unsupported',
    `Coinbase sells nothing on ${label}; choose another network, or another provider.`,
  )
}
