import type { Namespace } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { Network } from '../../domain/network/network.ts'
import { reachedBy } from '../../domain/network/node-urls.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { account } from '../../events/account/account.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'

/** Returns the event that requests the balance of a namespace. Empty if no wallet is connected to an offered network there. */
export function balanceRequest(state: StateOf<'modal'>, namespace: Namespace) {
  const holder = accountIn(state.connection, namespace)
  return holder && reachable(state, holder.chainId) ? [account.balanceRequested(holder)] : []
}

/** Returns the first account of a namespace, on the chain of its wallet. Null if no account is shared. */
export function accountIn(state: ConnectionState, namespace: Namespace): AccountOnChain | null {
  const session = sessionOf(state, namespace)
  const address = session?.accounts[0]
  return session && address !== undefined ? { chainId: session.chainId, address } : null
}

/** Returns an offered network with the nodes that are asked for it, or null. */
export function reachable({ options }: StateOf<'modal'>, chainId: string): Network | null {
  const network = options && networkOf(options.networks, chainId)
  return network && reachedBy(network, options.rpcUrls)
}
