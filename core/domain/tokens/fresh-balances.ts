import { isSameToken } from './balances.ts'
import type { HeldToken } from './balances.ts'

/** A token as its chain told it after a transaction, the amounts that the service may still remember from before, and when it was read, in milliseconds since 1970. */
export type FreshBalance = {
  readonly token: HeldToken
  readonly stale: readonly string[]
  readonly at: number
}

/** How long the service may remember an amount from before a transaction, in milliseconds. */
export const longestMemory = 300_000

/** What an answer says, but for amounts from before a transaction, in whose place those stand that the chain told after it. */
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

/** What is fresh after a reading that named some tokens (null is the coin) to be read from the chain: those, where another amount stood before, and of the others what the service has not caught up with. */
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

/** What a list says of a token; one that it does not name is none. */
function amountIn(tokens: readonly HeldToken[], token: HeldToken): string {
  return tokens.find((one) => isSameToken(one, token))?.amount ?? '0'
}
