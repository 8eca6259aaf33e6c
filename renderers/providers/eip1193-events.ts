import type { Latchkey } from '../../core/latchkey.ts'
import { eip1193Facts } from '../../core/view-models/eip1193-facts.ts'
import { ProviderRpcError } from './provider-error.ts'

/** What a provider tells, by name (EIP-1193). */
export type Eip1193Events = {
  readonly connect: { readonly chainId: string }
  readonly disconnect: ProviderRpcError
  readonly chainChanged: string
  readonly accountsChanged: string[]
}

/** Hears one kind of event. */
export type Listener<Name extends keyof Eip1193Events> = (told: Eip1193Events[Name]) => void

type AnyListener = (told: never) => void

/** Tells listeners what changes for them; the Latchkey is listened to while there is a listener. */
export function followFacts(latchkey: Latchkey) {
  const listeners = new Map<string, AnyListener[]>()
  let last = eip1193Facts(latchkey.state())
  let leave: (() => void) | null = null

  const tell = <Name extends keyof Eip1193Events>(name: Name, told: Eip1193Events[Name]) => {
    for (const listener of listeners.get(name) ?? []) {
      try {
        ;(listener as (told: unknown) => void)(told)
      } catch (error) {
        globalThis.reportError?.(error)
      }
    }
  }
  const look = () => {
    const now = eip1193Facts(latchkey.state())
    if (!now.isSettled) return
    const before = last
    last = now
    const { accounts, chainId, isConnected } = now
    if (isConnected && !before.isConnected && chainId) tell('connect', { chainId })
    if (chainId && chainId !== before.chainId) tell('chainChanged', chainId)
    if (accounts.join() !== before.accounts.join()) tell('accountsChanged', [...accounts])
    if (!isConnected && before.isConnected)
      tell('disconnect', new ProviderRpcError(4900, 'The wallet is disconnected from this page.'))
  }

  return {
    add: (name: string, listener: AnyListener) => {
      if (!leave) {
        last = eip1193Facts(latchkey.state())
        leave = latchkey.subscribe(look)
      }
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    remove: (name: string, listener: AnyListener) => {
      const kept = [...(listeners.get(name) ?? [])]
      const index = kept.indexOf(listener)
      if (index === -1) return
      kept.splice(index, 1)
      listeners.set(name, kept)
      if ([...listeners.values()].some((all) => all.length > 0)) return
      leave?.()
      leave = null
    },
  }
}
