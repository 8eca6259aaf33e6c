import type { Review } from '../../core/domain/preflight/review.ts'

/** How many words of a call are tested at most. */
const mostWords = 4

/** A 32-byte word of a call that may be its minimum, and its offset in bytes. */
export type MinimumWord = { readonly offset: number; readonly value: bigint }

/** Finds the words of a call (hex) between two amounts, at any offset, because calls may hold other calls as bytes. */
export function minimumWords(data: string, least: bigint, most: bigint): readonly MinimumWord[] {
  const digits = data.slice(2)
  const found: MinimumWord[] = []
  if (least <= 0n || most < least) return found
  for (let offset = 4; 2 * offset + 64 <= digits.length && found.length < mostWords; offset += 1) {
    const value = BigInt(`0x${digits.slice(2 * offset, 2 * offset + 64)}`)
    if (value >= least && value <= most) found.push({ offset, value })
  }
  return found
}

/** Returns the lowest minimum that a call may enforce: half a percent below the reviewed one, because markets move between a quote and a call. */
export function leastAccepted({ receives }: Review): bigint {
  return (BigInt(receives?.amount ?? 0) * 995n) / 1000n
}
