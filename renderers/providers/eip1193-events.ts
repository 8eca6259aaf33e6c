import type { Latchkey } from '../../core/latchkey.ts'
import { eip1193Facts } from '../../core/view-models/sessions/eip1193-facts.ts'
import { createListeners } from './listeners.ts'
import type { Listeners } from './listeners.ts'
import { ProviderRpcError } from './provider-error.ts'

/** The events of a provider, by name (EIP-1193). */
export type Eip1193Events = {
  readonly connect: { readonly chainId: string }
  readonly disconnect: ProviderRpcError
  readonly chainChanged: string
  readonly accountsChanged: string[]
}

/** A listener of one kind of event. */
export type Listener<Name extends keyof Eip1193Events> = (told: Eip1193Events[Name]) => void

/**
 * Notifies listeners of changes, each once. A connection is reported before its chain, and a disconnection before a change of the chain. A stop
 * of Latchkey disconnects everything.
 */
export function followFacts(latchkey: Latchkey): Listeners<Eip1193Events> {
  let last = eip1193Facts(latchkey.state())
  const look = (isStopped = false) => {
    const now = eip1193Facts(latchkey.state())
    if (!now.isSettled && !isStopped) return
    const before = last
    last = now
    const { accounts, chainId, isConnected } = now
    const isLeft = before.isConnected && !isConnected
    const moved = chainId !== before.chainId ? chainId : null
    if (isConnected && !before.isConnected && chainId) tell('connect', { chainId })
    if (moved && !isLeft) tell('chainChanged', moved)
    if (accounts.join() !== before.accounts.join()) tell('accountsChanged', [...accounts])
    if (isLeft) tell('disconnect', new ProviderRpcError(4900, 'The wallet is disconnected from this page.'))
    if (moved && isLeft) tell('chainChanged', moved)
  }
  const { add, remove, tell } = createListeners<Eip1193Events>(() => {
    last = eip1193Facts(latchkey.state())
    const leave = latchkey.subscribe(() => look())
    // The event is recognised by its type, because a page with a provider does not wait for the event definitions.
    const leaveStops = latchkey.onAny(({ type }) => type === 'host/stopped' && look(true))
    return () => {
      leave()
      leaveStops()
    }
  })
  return { add, remove, tell }
}
