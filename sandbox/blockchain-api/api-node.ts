import type { ProxiedNode } from './rpc-proxy.ts'

/** A node that the service reads: it answers questions whatever faults are ordered for its own URL. */
export type ApiNode = ProxiedNode & {
  /** The answers in the order of the questions; `undefined` where the node refuses one. */
  ask(calls: readonly NodeCall[]): Promise<readonly unknown[]>
}

/** One question to a node: the method and its parameters. */
export type NodeCall = readonly [method: string, params: readonly unknown[]]
