import type { AuthPayload } from './auth-payload.ts'
import type { WantedNamespace } from './namespaces.ts'

/** A dapp's own metadata. */
export type Dapp = { readonly name: string; readonly url: string }

/** A dapp's session proposal. `pairing` is its topic. */
export type Proposal = {
  readonly id: number
  readonly pairing: string
  readonly dapp: Dapp
  readonly wishes: readonly Readonly<Record<string, WantedNamespace>>[]
}

/** A dapp's proposal of a session with a sign-in. */
export type Authentication = { readonly id: number; readonly dapp: Dapp; readonly payload: AuthPayload }

/** A dapp's pending request. `chain` is a CAIP-2 id. */
export type PhoneRequest = {
  readonly id: number
  readonly topic: string
  readonly dapp: Dapp
  readonly chain: string
  readonly method: string
  readonly params: unknown
}

/** The phone's automatic reaction to requests. `ask` leaves them pending. */
export type Policy = 'ask' | 'approve' | 'reject'

/** The phone's state beside its sessions. */
export type PhoneState = {
  readonly proposals: readonly Proposal[]
  readonly authentications: readonly Authentication[]
  readonly requests: readonly PhoneRequest[]
  readonly policies: { readonly proposals: Policy; readonly requests: Policy }
  /** The CAIP-2 id of the current EVM chain. */
  readonly chain: string
  /** The positions of the shared accounts, the active one first. */
  readonly shared: readonly number[]
  /** Whether the phone is connected to the relay. */
  readonly online: boolean
}

/** The store of the phone's state. */
export type PhoneStore = {
  get(): PhoneState
  change(part: Partial<PhoneState>): void
  /** Calls back after every change. Returns a function that ends that. */
  watch(listener: () => void): () => void
}

/** Creates a store with an initial state. */
export function createPhoneStore(initial: PhoneState): PhoneStore {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    change(part) {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    watch: (listener) => listen(listeners, listener),
  }
}

/** Adds a listener. Returns a function that removes it. */
export function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the pending item with this id, or the oldest one. Throws if there is none. */
export function waiting<Item extends { readonly id: number }>(items: readonly Item[], id?: number): Item {
  const found = id === undefined ? items[0] : items.find((item) => item.id === id)
  if (found) return found
  throw new Error('Nothing waits for an answer on the phone.')
}

/** Returns the items without the one with this id. */
export function without<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): readonly Item[] {
  return items.filter((item) => item.id !== id)
}
