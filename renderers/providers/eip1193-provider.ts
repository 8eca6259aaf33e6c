import type { Latchkey } from '../../core/latchkey.ts'
import { followFacts } from './eip1193-events.ts'
import type { Eip1193Events, Listener } from './eip1193-events.ts'
import { createAnswers } from './eip1193-requests.ts'
import { providerError } from './provider-error.ts'

type Listen = <Name extends keyof Eip1193Events>(name: Name, listener: Listener<Name>) => Eip1193Provider

/** An EIP-1193 provider over the currently connected wallet. */
export type Eip1193Provider = {
  /** True for every provider of Latchkey, so that a Latchkey on the same page does not list it as a wallet. */
  readonly isLatchkey: true
  /** Asks the wallet, or answers from the state. Rejects with a `ProviderRpcError`. */
  readonly request: (asked: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: Listen
  /** Listens to the next event only. */
  readonly once: Listen
  readonly removeListener: Listen
  /** The same as `removeListener`. */
  readonly off: Listen
}

/** Creates the provider of a Latchkey. It subscribes to the Latchkey while it has listeners. */
export function createEip1193Provider(latchkey: Latchkey): Eip1193Provider {
  const { add, remove } = followFacts(latchkey)
  const answer = createAnswers(latchkey)
  const removeListener: Listen = (name, listener) => {
    remove(name, listener)
    return provider
  }
  const provider: Eip1193Provider = Object.freeze({
    isLatchkey: true,
    request: async (asked) => {
      try {
        return await answer(asked)
      } catch (error) {
        throw providerError(error)
      }
    },
    on: (name, listener) => {
      add(name, listener)
      return provider
    },
    once: (name, listener) => {
      add(name, listener, true)
      return provider
    },
    removeListener,
    off: removeListener,
  } satisfies Eip1193Provider)
  return provider
}
