import type { Namespace } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'
import { reachedBy } from '../domain/node-urls.ts'
import { account } from '../events/account.ts'
import type { StateOf } from '../reducers/root.ts'
import { accountIn } from '../selectors/sessions.ts'

/** What asks for the balance of a namespace: one event, or none where nobody is connected to a network on offer. */
export function balanceRequest(state: StateOf<'modal'>, namespace: Namespace) {
  const holder = accountIn(state.connection, namespace)
  return holder && reachable(state, holder.chainId) ? [account.balanceRequested(holder)] : []
}

/** A network on offer with the nodes that are asked for it, or null. */
export function reachable({ options }: StateOf<'modal'>, chainId: string): Network | null {
  const network = options && networkOf(options.networks, chainId)
  return network && reachedBy(network, options.rpcUrls)
}
