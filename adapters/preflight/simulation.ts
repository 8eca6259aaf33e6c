import { decodeErrorResult, decodeFunctionResult, encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import type { Hex } from 'viem'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { EvmCall } from '../../core/domain/operations/evm-transfer.ts'
import { failureOf } from '../../core/domain/errors/failure.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { BalanceChange, Simulation } from '../../core/domain/preflight/evidence.ts'
import type { Review } from '../../core/domain/preflight/review.ts'
import { isSameAddress, isSameTokenAddress } from '../../core/domain/account/same-account.ts'
import { isKnownRouter } from '../../core/domain/swap/allowance/spenders.ts'
import type { NodeQuestions } from '../send/node-questions.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { accountSimulationCode } from './account-simulation.ts'
import { leastAccepted, minimumWords } from './minimum-words.ts'
import type { MinimumWord } from './minimum-words.ts'
import { routerMinimum } from './router-minimum.ts'
import { loggedEffects } from './simulation-logs.ts'

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'struct Watched { address token; address holder; }',
  'function tryCalls(Call[] calls, Watched[] watched, address target, uint256[] offsets) returns (int256[] changes, uint256 gasUsed, uint256 enforced)',
  'error Failed(uint256 call, bytes reason)',
])

type Watched = { readonly token: string | null; readonly holder: string }
/** A node's answer: bytes and logs (null if the node returns none), or the data of a revert. */
type Answered =
  | { readonly bytes: Hex; readonly logs: readonly unknown[] | null }
  | { readonly reverted: string | undefined }

/** The gas of a transaction before its call, and of each byte of its data (EIP-2028). */
const baseGas = 21_000n
const byteGas = { zero: 4n, other: 16n }

/** The nodes of a network, with the time for each method of a simulation, in milliseconds. */
type SimulatingNode = NodeQuestions & { readonly limit: number }

/** Simulates an account's calls on the latest block. Returns null if no node can. */
export async function tryCalls(
  node: SimulatingNode,
  chainId: ChainId,
  review: Review,
  calls: readonly EvmCall[],
): Promise<Simulation | null> {
  const last = calls.at(-1)
  // The known router runs contracts that the service names. They could forge a simulation's result. So calls of the router are decoded instead.
  const isRead = last !== undefined && isKnownRouter(last.to, chainId)
  const [trial, read] = await Promise.all([
    tryAll(node, review, calls, isRead ? [] : wordsIn(review, last)),
    isRead ? routerMinimum(node, chainId, review, last) : null,
  ])
  if (trial?.outcome !== 'done' || read === null) return trial
  // A decoded call takes the reviewed token and no other, even if the node returns no logs.
  const { areOthersUnseen: _, ...seen } = trial
  return { ...seen, minimum: String(read) }
}

async function tryAll(
  node: SimulatingNode,
  review: Review,
  calls: readonly EvmCall[],
  words: readonly MinimumWord[],
): Promise<Simulation | null> {
  const watched = watchedIn(review)
  const data = encodeFunctionData({
    abi,
    functionName: 'tryCalls',
    args: [
      calls.map(({ to, value, data: bytes }) => ({
        to: to as Hex,
        value: BigInt(value),
        data: bytes as Hex,
      })),
      watched.map(({ token, holder }) => ({ token: addressOf(token), holder: holder as Hex })),
      addressOf(review.receives?.token ?? null),
      words.map(({ offset }) => BigInt(offset)),
    ],
  })
  const call = { from: review.account, to: review.account, data }
  const answered = (await simulated(node, call)) ?? (await overridden(node, call))
  if (!answered) return null
  if ('reverted' in answered) return revertedBy(answered.reverted)
  const decoded = decodedFrom(answered.bytes)
  if (!decoded) return null
  const [changes, gasUsed, enforced] = decoded
  const seen = watched.map((one, index) => ({ ...one, change: String(changes[index] ?? 0n) }))
  const { changes: logged, permissions, collectibles } = loggedEffects(answered.logs ?? [], review.account)
  return {
    outcome: 'done',
    gas: String(gasUsed + calls.reduce((sum, { data: bytes }) => sum + gasBefore(bytes), 0n)),
    changes: [...seen, ...logged.filter((one) => !isWatched(one, watched))],
    permissions: [...permissions],
    collectibles: [...collectibles],
    minimum: minimumOf(words, enforced),
    ...(answered.logs === null && { areOthersUnseen: true }),
  }
}

function watchedIn({ account, pays, receives, receiver }: Review): readonly Watched[] {
  const all: Watched[] = [{ token: null, holder: account }]
  const add = (token: string | null, holder: string) => {
    if (!all.some((one) => isSameWatched(one, { token, holder }))) all.push({ token, holder })
  }
  if (pays) add(pays.token, account)
  if (pays && receiver !== null) add(pays.token, receiver)
  if (receives) add(receives.token, account)
  return all
}

/** Finds the words of the last call that may be its minimum. */
function wordsIn(review: Review, last: EvmCall | undefined): readonly MinimumWord[] {
  const { pays, receives } = review
  if (!receives || !last) return []
  const quoted = (BigInt(receives.amount) * 100n) / BigInt(100 - receives.slippage)
  const found = minimumWords(last.data, leastAccepted(review), (quoted * 1050n) / 1000n)
  // The paid amount can fail for want of an allowance, just as a minimum would.
  return found.filter(({ value }) => String(value) !== pays?.amount)
}

/** Simulates a call on a node that returns logs (`eth_simulateV1`, https://github.com/ethereum/execution-apis). Returns null if the node cannot. */
async function simulated(node: SimulatingNode, call: TrialCall): Promise<Answered | null> {
  const block = { stateOverrides: { [call.from]: { code: accountSimulationCode } }, calls: [call] }
  const asked = await askNode(node, 'eth_simulateV1', { blockStateCalls: [block] }, 'latest')
  if ('failure' in asked) return null
  const [tried] = Array.isArray(asked.answer) ? (asked.answer as readonly unknown[]) : []
  const [ended] = listIn(tried, 'calls')
  const { status, returnData, logs, error } = Object(ended) as Readonly<Record<string, unknown>>
  if (status === '0x1' && isAnswer(returnData) && Array.isArray(logs)) return { bytes: returnData, logs }
  if (status !== '0x0') return null
  const told: unknown = Object(error).data
  return { reverted: isBytes(told) ? told : isBytes(returnData) ? returnData : undefined }
}

/** Simulates by `eth_call` with other code at the account's address, which returns no logs. Returns null if the node does not support that. */
async function overridden(node: SimulatingNode, call: TrialCall): Promise<Answered | null> {
  const asked = await askNode(node, 'eth_call', call, 'latest', {
    [call.from]: { code: accountSimulationCode },
  })
  if ('answer' in asked) return isAnswer(asked.answer) ? { bytes: asked.answer, logs: null } : null
  const { code, data } = asked.failure
  return code === 'execution-reverted' ? { reverted: data } : null
}

type TrialCall = { readonly from: string; readonly to: string; readonly data: Hex }

/** The shortest answer of the contract in characters: an empty list and two words, in hexadecimal. */
const minimumLength = 2 + 64 * 4

/** Asks a node for a simulation. Returns its answer, or why it gave none in time. Throws only after an abort. */
async function askNode(
  node: SimulatingNode,
  method: string,
  ...params: unknown[]
): Promise<{ readonly answer: unknown } | { readonly failure: Failure }> {
  try {
    const asked = { what: method, limit: node.limit, signal: node.signal }
    return { answer: await withTimeLimit(asked, () => node.any(method, ...params)) }
  } catch (error) {
    if (node.signal.aborted) throw error
    return { failure: failureOf(error) }
  }
}

/** Decodes the contract's answer. Returns null for any other answer, such as from a node that ignores the code override. */
function decodedFrom(bytes: Hex) {
  try {
    return decodeFunctionResult({ abi, functionName: 'tryCalls', data: bytes })
  } catch {
    return null
  }
}

/** Returns a reverted simulation if one of the calls reverted. Returns null for any other revert, because the calls could not be simulated. */
function revertedBy(data: string | undefined): Simulation | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi, data: (data ?? '0x') as Hex })
    if (errorName !== 'Failed') return null
    const [, reason] = args
    return { outcome: 'reverted', ...(reason !== '0x' && { data: reason }) }
  } catch {
    return null
  }
}

function minimumOf(words: readonly MinimumWord[], enforced: bigint): string | null {
  const word = words[Number(enforced)]
  return word ? String(word.value) : null
}

function gasBefore(data: string): bigint {
  const bytes = data.slice(2).match(/../g) ?? []
  const zeros = BigInt(bytes.filter((byte) => byte === '00').length)
  return baseGas + zeros * byteGas.zero + (BigInt(bytes.length) - zeros) * byteGas.other
}

function isWatched({ token, holder }: BalanceChange, watched: readonly Watched[]): boolean {
  return watched.some((one) => isSameWatched(one, { token, holder }))
}

function isSameWatched(one: Watched, other: Watched): boolean {
  return isSameTokenAddress(one.token, other.token) && isSameAddress(one.holder, other.holder)
}

function addressOf(token: string | null): Hex {
  return (token ?? zeroAddress) as Hex
}

function listIn(value: unknown, field: string): readonly unknown[] {
  const list: unknown = Reflect.get(Object(value), field)
  return Array.isArray(list) ? list : []
}

/** Returns whether bytes are long enough for an answer of the contract. */
function isAnswer(value: unknown): value is Hex {
  return isBytes(value) && value.length >= minimumLength
}

function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)
}
