import { toHex, type Address, type Hex } from 'viem'
import type { ChainCall } from './call-chain.ts'

/** Asks a node; where it refuses a question, the answer is `undefined`. */
export type AskNode = (calls: readonly ChainCall[]) => Promise<readonly unknown[]>

/** A call whose outcome can be planted; without `from` nobody in particular sends it. */
export type PlantedCall = { readonly from?: Address; readonly to: Address; readonly data: Hex }

/** What a transaction leaves of an account. */
type LeftState = {
  readonly code?: Hex
  readonly nonce?: number
  readonly storage?: Readonly<Record<Hex, Hex>>
}

const tracing = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }

/** Leaves a node as these calls would leave it, each seeing the same state before, without a block or a transaction. */
export async function plantOutcome(ask: AskNode, calls: readonly PlantedCall[]): Promise<void> {
  const traced = await ask(calls.map((call) => ['debug_traceCall', [call, 'latest', tracing]]))
  const left = (traced as readonly { readonly post: Readonly<Record<Address, LeftState>> }[]).flatMap(
    ({ post }) => Object.entries(post) as [Address, LeftState][],
  )
  await ask(left.flatMap(([address, state]) => plantState(address, state)))
}

/** Leaves a node as the creation of a contract would leave it, unless that stands there. */
export async function plantCreation(ask: AskNode, address: Address, creation: PlantedCall): Promise<void> {
  const [code] = await ask([['eth_getCode', [address, 'latest']]])
  if (code === '0x') await plantOutcome(ask, [creation])
}

/** Whoever only sent something, and keeps nothing, is left as they were. */
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
