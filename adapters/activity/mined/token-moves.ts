import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import { objectsIn } from '../../../core/domain/values/fields.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'

/** A transfer of a token from one address to another, as the token's contract logged it. */
export type TokenMove = {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** `Transfer(address,address,uint256)` of ERC-20. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `Deposit(address,uint256)` and `Withdrawal(address,uint256)`, which WETH9 logs when the coin is wrapped and unwrapped. */
const wrapped = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const unwrapped = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

const nobody = `0x${'0'.repeat(40)}`

/**
 * Returns every token transfer in a receipt. Some tokens log a wrapping both as an event of its own and as a transfer from the zero address. It
 * is counted once.
 */
export function tokenMoves({ logs }: Fields): readonly TokenMove[] {
  const told = objectsIn(logs)
  const transfers = told.flatMap((log) => moveOf(log, transfer))
  const others = [
    ...told.flatMap((log) => moveOf(log, wrapped)),
    ...told.flatMap((log) => moveOf(log, unwrapped)),
  ]
  const isKnown = (move: TokenMove) => transfers.some((one) => isSameMove(one, move))
  return [...transfers, ...others.filter((move) => !isKnown(move))]
}

/** Returns the first payment from an account in a receipt, or null. */
export function firstPaid(moves: readonly TokenMove[], account: string): TokenMove | null {
  return moves.find(({ from, to }) => isSameAddress(from, account) && !isSameAddress(to, account)) ?? null
}

/** Returns how much of a token left an account, less the amount that returned, in base units. Transfers to `excepted` are not counted. */
export function netPaid(
  moves: readonly TokenMove[],
  {
    token,
    account,
    excepted,
  }: { readonly token: string; readonly account: string; readonly excepted?: string | null },
): bigint {
  return moves.reduce((sum, move) => {
    if (!isSameAddress(move.token, token) || (excepted && isSameAddress(move.to, excepted))) return sum
    const out = isSameAddress(move.from, account) ? move.amount : 0n
    const back = isSameAddress(move.to, account) ? move.amount : 0n
    return sum + out - back
  }, 0n)
}

function moveOf({ address, topics, data }: Fields, event: string): readonly TokenMove[] {
  const [name, ...indexed] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
  if (name !== event || typeof address !== 'string') return []
  const [one, other] = indexed.map(addressIn)
  const amount = typeof data === 'string' && /^0x[\da-f]{64}$/i.test(data) ? BigInt(data) : null
  if (amount === null || !one || indexed.length !== (event === transfer ? 2 : 1)) return []
  if (event === transfer) return other ? [{ token: address, from: one, to: other, amount }] : []
  return [
    event === wrapped
      ? { token: address, from: nobody, to: one, amount }
      : { token: address, from: one, to: nobody, amount },
  ]
}

function isSameMove(one: TokenMove, other: TokenMove): boolean {
  return (
    isSameAddress(one.token, other.token) &&
    isSameAddress(one.from, other.from) &&
    isSameAddress(one.to, other.to) &&
    one.amount === other.amount
  )
}

/** Returns the address in a topic of 32 bytes, or null. */
export function addressIn(topic: unknown): string | null {
  return typeof topic === 'string' && /^0x0{24}[\da-f]{40}$/i.test(topic) ? `0x${topic.slice(-40)}` : null
}
