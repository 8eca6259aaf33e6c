import type { BaseUnits } from './amount.ts'
import type { EvmCall } from './evm-transfer.ts'
import { numberAnswered } from './permit-reads.ts'

/** What a node says of calls that it tried one after the other: the gas that they take together, or that one would fail. */
export type BundleTrial = { readonly gas: BaseUnits } | 'reverted'

/** The parameters with which a node tries calls, each on what the one before left (`eth_simulateV1`). */
export function trialParams(calls: readonly EvmCall[]): readonly unknown[] {
  return [{ blockStateCalls: [{ calls }] }, 'latest']
}

/** Reads what came of so many calls; null for any other answer. */
export function trialIn(answer: unknown, count: number): BundleTrial | null {
  const block: unknown = Array.isArray(answer) ? answer[0] : null
  const { calls } = Object(block) as Readonly<Record<string, unknown>>
  if (!Array.isArray(calls) || calls.length !== count) return null
  const ends = calls.map((call: unknown) => Object(call) as Readonly<Record<string, unknown>>)
  if (ends.some(({ status }) => status === '0x0')) return 'reverted'
  const gas = ends.map(({ status, gasUsed }) => (status === '0x1' ? numberAnswered(gasUsed) : null))
  const known = gas.filter((used) => used !== null)
  return known.length === count ? { gas: String(known.reduce((sum, used) => sum + BigInt(used), 0n)) } : null
}
