import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import type { NetworkState, NetworkSwitch } from '../../reducers/network/network.ts'

/** A switch with its id. */
export type SwitchWithId = NetworkSwitch & { readonly id: string }

/** Returns the switches that have not ended, in a namespace or in all, oldest first. */
export function runningSwitches(
  network: NetworkState | undefined,
  namespace?: Namespace,
): readonly SwitchWithId[] {
  return knownSwitches(network).filter(
    ({ status, chainId }) => status !== 'failed' && (!namespace || namespaceOf(chainId) === namespace),
  )
}

/** Returns the id of the running switch to a chain, or null. */
export function switchTo(network: NetworkState | undefined, chainId: ChainId): string | null {
  return runningSwitches(network).find((one) => one.chainId === chainId)?.id ?? null
}

/** Returns the switches that wait for a wallet of their kind, oldest first. There is at most one in each namespace. */
export function awaitingSwitches(network: NetworkState | undefined): readonly SwitchWithId[] {
  return runningSwitches(network).filter(({ status }) => status === 'awaiting-wallet')
}

/** Returns the switches that no session serves yet. Includes those that failed for lack of a wallet, since one may still be connected. */
export function unservedSwitches(network: NetworkState | undefined): readonly SwitchWithId[] {
  return knownSwitches(network).filter(({ session }) => session === null)
}

/** Returns the switch to show: the one that started last, also if it has failed. Null if there is none. */
export function shownSwitch(network: NetworkState | undefined): SwitchWithId | null {
  return knownSwitches(network).at(-1) ?? null
}

/** Returns the ids of the switches that this switch has just overtaken. */
export function switchesSupersededBy(
  { switches }: Pick<NetworkState, 'switches'>,
  by: string,
): readonly string[] {
  return byOrder(switches).flatMap(([id, { overtakenBy }]) => (overtakenBy === by ? [id] : []))
}

function knownSwitches(network: NetworkState | undefined): readonly SwitchWithId[] {
  return byOrder(network?.switches ?? {}).flatMap(([id, one]) =>
    one.status === 'superseded' ? [] : [{ id, ...one }],
  )
}
