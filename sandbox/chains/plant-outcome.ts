import { toHex, type Address, type Hex } from 'viem'
import type { ChainCall } from './call-chain.ts'

/** Sends requests to a node. An answer is `undefined` if the node refuses the request. */
export type RunCalls = (calls: readonly ChainCall[]) => Promise<readonly unknown[]>

/** A call whose outcome is written into a node's state. Without `from`, the default sender is used. */
export type PlantedCall = { readonly from?: Address; readonly to: Address; readonly data: Hex }

/** The state of an account after a transaction. */
type LeftState = {
  readonly code?: Hex
  readonly nonce?: number
  readonly storage?: Readonly<Record<Hex, Hex>>
}

const tracing = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }

/** Writes the outcome of calls into a node's state, without a block or a transaction. Each call sees the same earlier state. */
export async function plantOutcome(ask: RunCalls, calls: readonly PlantedCall[]): Promise<void> {
  const traced = await ask(calls.map((call) => ['debug_traceCall', [call, 'latest', tracing]]))
  const left = (traced as readonly { readonly post: Readonly<Record<Address, LeftState>> }[]).flatMap(
    ({ post }) => Object.entries(post) as [Address, LeftState][],
  )
  await ask(left.flatMap(([address, state]) => plantState(address, state)))
}

/** Writes the outcome of a contract's creation into a node's state, unless the contract exists. */
export async function plantCreation(ask: RunCalls, address: Address, creation: PlantedCall): Promise<void> {
  const [code] = await ask([['eth_getCode', [address, 'latest']]])
  if (code === '0x') await plantOutcome(ask, [creation])
}

/** Returns the calls that write an account's state. An account without code and storage is left unchanged. */
function plantState(address: Address, { code, nonce, storage = {} }: LeftState): readonly ChainCall[] {
  if (code === undefined && Object.keys(storage).length === 0) return []
  return [
    ...(code === undefined ? [] : [['anvil_setCode', [address, code]] as const]),
    ...(code === undefined && nonce === undefined
      ? []
      : [['anvil_setNonce', [address, toHex(nonce ?? 0)]] as const]),
    ...Object.entries(storage).map(
      ([slot, value]) => ['anvil_setStorageAt', [address, slot, value]] as const,
    ),
  ]
}
