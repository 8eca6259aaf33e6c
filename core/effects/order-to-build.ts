import type { Network } from '../domain/network.ts'
import type { SwapOrder } from '../domain/swap-order.ts'
import type { StateOf } from '../reducers/root.ts'
import { reachable } from './balance-request.ts'

/** The order that a building is for, while that is the one that runs; null for any other. */
export function orderToBuild({ swap: { status } }: StateOf<'swap'>, data: object): SwapOrder | null {
  const isCurrent = status.step === 'building' && status.build === Reflect.get(data, 'build')
  return isCurrent ? status.quote.order : null
}

/** The network of an order; throws `chain-unsupported` for one that is not on offer. */
export function networkOfOrder(state: StateOf<'swap'>, { chainId }: SwapOrder): Network {
  const network = reachable(state, chainId)
  if (!network) throw { code: 'chain-unsupported' }
  return network
}
