import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import type { NetworkState, NetworkSwitch } from '../../reducers/network/network.ts'

/** A switch with its id. */
export type KnownSwitch = NetworkSwitch & { readonly id: string }

/** The switches that are not over yet, in a namespace or any, the first first. */
export function runningSwitches(
  network: NetworkState | undefined,
  namespace?: Namespace,
): readonly KnownSwitch[] {
  return knownSwitches(network).filter(
    ({ status, chainId }) => status !== 'failed' && (!namespace || namespaceOf(chainId) === namespace),
  )
}

/** The id of the switch to a chain that is not over yet, or null. */
export function switchTo(network: NetworkState | undefined, chainId: ChainId): string | null {
  return runningSwitches(network).find((one) => one.chainId === chainId)?.id ?? null
}

/** The switches that wait for a wallet of their kind, the first first: one in each namespace. */
export function awaitingSwitches(network: NetworkState | undefined): readonly KnownSwitch[] {
  return runningSwitches(network).filter(({ status }) => status === 'awaiting-wallet')
}

/** The switches that no session serves yet, those included that failed for want of a wallet and that one may still be connected for. */
export function unservedSwitches(network: NetworkState | undefined): readonly KnownSwitch[] {
  return knownSwitches(network).filter(({ session }) => session === null)
}

/** What is shown of all switches: the one that began last, how it went included; or null. */
export function shownSwitch(network: NetworkState | undefined): KnownSwitch | null {
  return knownSwitches(network).at(-1) ?? null
}

/** The ids of the switches that another one has overtaken just now. */
export function switchesOvertakenBy(
  { switches }: Pick<NetworkState, 'switches'>,
  by: string,
): readonly string[] {
  return byOrder(switches).flatMap(([id, { overtakenBy }]) => (overtakenBy === by ? [id] : []))
}

function knownSwitches(network: NetworkState | undefined): readonly KnownSwitch[] {
  return byOrder(network?.switches ?? {}).flatMap(([id, one]) =>
    one.status === 'overtaken' ? [] : [{ id, ...one }],
  )
}
