import type { AuthPayload } from './auth-payload.ts'
import type { WantedNamespace } from './namespaces.ts'

/** A dapp as it describes itself. */
export type Dapp = { readonly name: string; readonly url: string }

/** A session that a dapp asked for; `pairing` is the topic it came by. */
export type Proposal = {
  readonly id: number
  readonly pairing: string
  readonly dapp: Dapp
  readonly wishes: readonly Readonly<Record<string, WantedNamespace>>[]
}

/** A session that a dapp asked for together with a signed-in account. */
export type Authentication = { readonly id: number; readonly dapp: Dapp; readonly payload: AuthPayload }

/** A call of a dapp that waits for the person; `chain` is a CAIP-2 id. */
export type PhoneRequest = {
  readonly id: number
  readonly topic: string
  readonly dapp: Dapp
  readonly chain: string
  readonly method: string
  readonly params: unknown
}

/** What the phone does by itself with what arrives; `ask` leaves it waiting. */
export type Policy = 'ask' | 'approve' | 'reject'

/** What the phone knows apart from its sessions: everything that waits, and where it stands. */
export type PhoneState = {
  readonly proposals: readonly Proposal[]
  readonly authentications: readonly Authentication[]
  readonly requests: readonly PhoneRequest[]
  readonly policies: { readonly proposals: Policy; readonly requests: Policy }
  /** CAIP-2 id of the EVM chain the phone is on. */
  readonly chain: string
  /** Positions of the accounts it shares, the active one first. */
  readonly shared: readonly number[]
  /** Whether it is connected to the relay. */
  readonly online: boolean
}

/** Holds the phone's state and tells of every change. */
export type PhoneStore = {
  get(): PhoneState
  change(part: Partial<PhoneState>): void
  /** Calls back after every change; answers the function that ends it. */
  watch(listener: () => void): () => void
}

/** A store that begins in this state. */
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

/** Adds a listener; answers the function that takes it away. */
export function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The waiting item with this id, or the oldest one; throws when nothing waits. */
export function waiting<Item extends { readonly id: number }>(items: readonly Item[], id?: number): Item {
  const found = id === undefined ? items[0] : items.find((item) => item.id === id)
  if (found) return found
  throw new Error('Nothing waits for an answer on the phone.')
}

/** The items without the one with this id. */
export function without<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): readonly Item[] {
  return items.filter((item) => item.id !== id)
}
