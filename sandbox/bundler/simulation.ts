import { decodeErrorResult, decodeEventLog, isAddressEqual, toHex, type Hex, type Log } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { entryPoint } from '../chains/entry-point.ts'
import { bundleOf, type BundlerChain } from './bundler-chain.ts'
import { RpcRefusal, refusalCodes } from './rpc-refusal.ts'
import type { Operation } from './user-operation.ts'

/** One simulated call in the node's format. */
export type SimulatedCall = {
  readonly status: Hex
  readonly returnData: Hex
  readonly gasUsed: Hex
  readonly logs: readonly Log<Hex, Hex>[]
}

/** A call to be simulated. */
type Attempt = { readonly from: Hex; readonly to: Hex; readonly data: Hex; readonly gas?: Hex }

/** Simulates calls one after the other. Each sees the state that the previous one left. */
export async function simulateCalls(
  chain: BundlerChain,
  calls: readonly Attempt[],
): Promise<readonly SimulatedCall[]> {
  const request = chain.request as (question: object) => Promise<unknown>
  const blocks = (await request({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [{ calls }] }, 'latest'],
  })) as readonly [{ readonly calls: readonly SimulatedCall[] }]
  return blocks[0].calls
}

/** The predicted outcome of an operation: the EntryPoint's refusal with its code (AA21 and so on), and the revert of its calls. */
export type Prospect = {
  readonly refused: string | null
  readonly reverted: { readonly reason: Hex } | null
}

/** Asks a node for the predicted outcome in the EntryPoint. */
export async function prospectOf(chain: BundlerChain, operation: Operation): Promise<Prospect> {
  const from = chain.account.address
  const { data, gas } = bundleOf(operation, from)
  const [call] = await simulateCalls(chain, [{ from, to: entryPoint, data, gas: toHex(gas) }])
  if (!call) throw new RpcRefusal(refusalCodes.internal, 'The node simulated nothing.')
  if (call.status !== '0x1') return { refused: reasonIn(call.returnData), reverted: null }
  const events = call.logs.filter(({ address }) => isAddressEqual(address, entryPoint)).map(eventIn)
  const ended = events.find((event) => event.eventName === 'UserOperationEvent')
  if (ended?.args.success) return { refused: null, reverted: null }
  const told = events.find((event) => event.eventName === 'UserOperationRevertReason')
  return { refused: null, reverted: { reason: told?.args.revertReason ?? '0x' } }
}

/** Throws the bundler's refusal of an operation, if there is one. */
export function refuseBy({ refused, reverted }: Prospect): void {
  if (refused !== null) throw new RpcRefusal(codeOf(refused), refused)
  if (reverted)
    throw new RpcRefusal(refusalCodes.reverted, 'execution reverted', { revertData: reverted.reason })
}

function reasonIn(data: Hex): string {
  try {
    const error = decodeErrorResult({ abi: entryPoint07Abi, data })
    if (error.errorName === 'FailedOp') return error.args[1]
    if (error.errorName === 'FailedOpWithRevert') return `${error.args[1]} ${error.args[2]}`
    return error.errorName
  } catch {
    return `The EntryPoint failed without a reason: ${data}`
  }
}

function codeOf(reason: string): number {
  if (/^AA(24|34)/.test(reason)) return refusalCodes.badSignature
  if (/^AA(22|32)/.test(reason)) return refusalCodes.outOfTime
  return reason.startsWith('AA3') ? refusalCodes.byPaymaster : refusalCodes.byEntryPoint
}

function eventIn({ data, topics }: Log<Hex, Hex>) {
  return decodeEventLog({ abi: entryPoint07Abi, data, topics })
}
