import type { Namespace } from '../../domain/values/caip.ts'
import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import { isConfirmedInWallet } from '../../domain/connection/connector.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns the ids of the flows that wait for a wallet, in a namespace or in all, oldest first. */
export function waitingFlows(
  { flows }: Pick<ConnectionState, 'flows'>,
  namespace?: Namespace,
): readonly string[] {
  return byOrder(flows).flatMap(([id, { step, namespaces }]) =>
    step === 'waiting' && (!namespace || namespaces.includes(namespace)) ? [id] : [],
  )
}

/** Returns the flow with an id while it waits for its wallet, or null. */
export function waitingFlow({ flows }: Pick<ConnectionState, 'flows'>, id: string): ConnectingFlow | null {
  const flow = flows[id]
  return flow?.step === 'waiting' ? flow : null
}

/** Returns the id of the flow that waits for this wallet, or null. */
export function waitingFlowOf(state: ConnectionState, walletKey: string): string | null {
  return waitingFlows(state).find((id) => state.flows[id]?.wallet.key === walletKey) ?? null
}

/** Returns the ids of the waiting flows that a new flow or session overtakes: those that share a namespace with it. */
export function overtakenBy(
  state: ConnectionState,
  { flow, namespaces }: { readonly flow: string; readonly namespaces: readonly Namespace[] },
): readonly string[] {
  const isAbout = (id: string) => state.flows[id]?.namespaces.some((name) => namespaces.includes(name))
  return waitingFlows(state).filter((id) => id !== flow && isAbout(id))
}

/**
 * Returns whether a wallet that a visitor chose in the modal is being asked in one of these namespaces. A
 * wallet that is asked for a switch of the network does not count.
 */
export function isVisitorRequestOpen(
  { connection, network }: Pick<BootState, 'connection' | 'network'>,
  namespaces: readonly Namespace[],
): boolean {
  return waitingFlows(connection).some((id) => {
    const flow = network && id in network.switches ? undefined : connection.flows[id]
    if (flow?.by !== 'visitor') return false
    // Connections without a confirmation in a wallet have views of their own.
    const isSeen = flow.isShown || !isConfirmedInWallet(flow.connector)
    return isSeen && flow.namespaces.some((name) => namespaces.includes(name))
  })
}
