import type { ProxiedNode } from './rpc-proxy.ts'

/** A node that the service reads. It answers regardless of the faults that are ordered for its own URL. */
export type ApiNode = ProxiedNode & {
  /** Returns the answers in the order of the calls. An answer is `undefined` if the node refuses the call. */
  ask(calls: readonly NodeCall[]): Promise<readonly unknown[]>
}

/** One call to a node: its method and parameters. */
type NodeCall = readonly [method: string, params: readonly unknown[]]
