import { getAddress, isAddress, isHex } from 'viem'
import { FrameRefusal } from './refusal.ts'
import type { Call } from './smart-account.ts'

/** The request of `wallet_sendCalls` (EIP-5792), in version 2.0.0 or 1.0. */
export type CallsRequest = {
  readonly version: string
  readonly id: string | undefined
  readonly from: unknown
  readonly isAtomic: boolean
  readonly calls: readonly Call[]
}

const longestId = 4096

/** Reads the request. Throws a sentence if it is invalid. */
export function readCallsRequest(params: unknown, chain: string): CallsRequest {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  const { version = '1.0', id, from, chainId, calls, atomicRequired, capabilities } = fieldsOf(given)
  if (typeof version !== 'string') throw new FrameRefusal('"version" must be a text.')
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > longestId))
    throw new FrameRefusal('"id" must be a text of at most 4096 characters.')
  if (chainId !== undefined && `eip155:${Number(chainId)}` !== chain)
    throw new FrameRefusal('The calls are for another chain than that of the wallet.')
  if (!Array.isArray(calls) || calls.length === 0) throw new FrameRefusal('"calls" must be a list of calls.')
  const read = (calls as readonly unknown[]).map(readCall)
  const asked = [capabilities, ...(calls as readonly unknown[]).map((call) => fieldsOf(call)['capabilities'])]
  const unknown = isOlder(version) ? [] : asked.flatMap(neededCapabilities)
  if (unknown.length > 0) throw new FrameRefusal(`The wallet cannot do "${unknown[0]}".`)
  return { version, id, from, isAtomic: atomicRequired === true, calls: read }
}

/** Returns whether a version is older than 2.0.0, which has other answers. */
export function isOlder(version: string): boolean {
  return Number.parseInt(version, 10) < 2
}

function readCall(given: unknown): Call {
  const { to, value, data } = fieldsOf(given)
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new FrameRefusal('Each call needs an address as its "to".')
  if (data !== undefined && !(isHex(data) && data.length % 2 === 0))
    throw new FrameRefusal('"data" of a call must be hex bytes.')
  return { to: getAddress(to), ...(data !== undefined && { data }), value: readAmount(value) }
}

function readAmount(value: unknown): bigint {
  if (value === undefined || value === null) return 0n
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  if (isNumber || (typeof value === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(value))) return BigInt(value)
  throw new FrameRefusal('"value" of a call must be a hex quantity.')
}

function neededCapabilities(capabilities: unknown): readonly string[] {
  const named = Object.entries(fieldsOf(capabilities))
  return named.filter(([, wanted]) => fieldsOf(wanted)['optional'] !== true).map(([name]) => name)
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return Object(given) as Readonly<Record<string, unknown>>
}
