import { isSameToken } from './balances.ts'
import type { HeldToken } from './balances.ts'

/** A token's balance that was read from the chain after a transaction. */
export type FreshBalance = {
  readonly token: HeldToken
  /** The earlier amounts that the service may still return. */
  readonly stale: readonly string[]
  /** When it was read, in milliseconds since 1970. */
  readonly at: number
}

/** How long the service may cache an amount from before a transaction, in milliseconds. */
export const longestMemory = 300_000

/** Returns the service's balances. Replaces amounts from before a transaction with the ones that were read from the chain after it. */
export function withoutStale(
  answer: readonly HeldToken[],
  fresh: readonly FreshBalance[],
  at: number,
): readonly HeldToken[] {
  const standing = fresh.filter((one) => isStale(answer, one, at))
  const known = answer.map((row) => {
    const found = standing.find(({ token }) => isSameToken(token, row))
    return found ? { ...row, amount: found.token.amount } : row
  })
  const missing = standing.filter(({ token }) => !answer.some((row) => isSameToken(token, row)))
  return [...known, ...missing.map(({ token }) => token)]
}

/**
 * Returns the fresh balances after a request to the service. `forced` names the tokens that were read from the chain (null is the coin). Those are
 * fresh if their amount changed. Others stay fresh until the service has caught up.
 */
export function freshAfter(
  {
    fresh,
    before,
  }: { readonly fresh: readonly FreshBalance[]; readonly before: readonly HeldToken[] | null },
  {
    tokens,
    forced,
    at,
  }: {
    readonly tokens: readonly HeldToken[]
    readonly forced: readonly (string | null)[]
    readonly at: number
  },
): readonly FreshBalance[] {
  const isForced = (token: HeldToken) => forced.some((address) => isSameToken({ address }, token))
  const read = tokens.filter(isForced).flatMap((token) => {
    const earlier = fresh.find((one) => isSameToken(one.token, token))?.stale ?? []
    const last = before && amountIn(before, token)
    const stale = [...new Set([...earlier, ...(last === null ? [] : [last])])]
    return stale.some((amount) => amount !== token.amount) ? [{ token, stale, at }] : []
  })
  const kept = fresh.filter(
    ({ token, at: since }) =>
      !isForced(token) && at - since < longestMemory && amountIn(tokens, token) === token.amount,
  )
  return [...kept, ...read]
}

function isStale(
  answer: readonly HeldToken[],
  { token, stale, at: since }: FreshBalance,
  at: number,
): boolean {
  const amount = amountIn(answer, token)
  return at - since < longestMemory && amount !== token.amount && stale.includes(amount)
}

/** Returns the amount of a token in a list, or zero if the list does not have it. */
function amountIn(tokens: readonly HeldToken[], token: HeldToken): string {
  return tokens.find((one) => isSameToken(one, token))?.amount ?? '0'
}
