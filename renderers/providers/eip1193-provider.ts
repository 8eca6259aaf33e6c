import type { Latchkey } from '../../core/latchkey.ts'
import { followFacts } from './eip1193-events.ts'
import type { Eip1193Events, Listener } from './eip1193-events.ts'
import { answerRequest } from './eip1193-requests.ts'
import { providerError } from './provider-error.ts'

/** A provider as EIP-1193 has it, over whatever wallet is connected. */
export type Eip1193Provider = {
  /** True of every provider of ours, so that a Latchkey on the same page does not list it as a wallet. */
  readonly isLatchkey: true
  /** Asks the wallet, or answers from what stands; rejects with a `ProviderRpcError`. */
  readonly request: (asked: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: <Name extends keyof Eip1193Events>(name: Name, listener: Listener<Name>) => Eip1193Provider
  readonly removeListener: <Name extends keyof Eip1193Events>(
    name: Name,
    listener: Listener<Name>,
  ) => Eip1193Provider
}

/** Makes the provider of a Latchkey, which it listens to for as long as somebody listens here. */
export function createEip1193Provider(latchkey: Latchkey): Eip1193Provider {
  const { add, remove } = followFacts(latchkey)
  const provider: Eip1193Provider = {
    isLatchkey: true,
    request: async (asked) => {
      try {
        return await answerRequest(latchkey, asked)
      } catch (error) {
        throw providerError(error)
      }
    },
    on: (name, listener) => {
      add(name, listener)
      return provider
    },
    removeListener: (name, listener) => {
      remove(name, listener)
      return provider
    },
  }
  return Object.freeze(provider)
}
