import type { AskedTrade } from '../../../core/domain/operations/asked-transaction.ts'
import type { Moved } from '../../../core/domain/operations/settlement.ts'
import type { CarriedOperation } from '../user-operation.ts'
import { coinChange, senderCoinChange } from './coin-change.ts'
import type { AskNode, Fields } from './fields.ts'
import { netPaid } from './token-moves.ts'
import type { TokenMove } from './token-moves.ts'

/** What a transaction is, as far as its account's swap has to be read from it. */
type Traded = {
  readonly account: string
  readonly receipt: Fields
  readonly moves: readonly TokenMove[]
  /** Whether the account sent it itself, so that the network's cost was taken of its coin. */
  readonly isSender: boolean
  /** The operations of the account that it carried. */
  readonly operations: readonly CarriedOperation[]
}

/** What a swap moved, and whether it is within what was reviewed; `isWithin` is null where the chain tells too little. */
export type TradeMoved = { readonly moved: Moved; readonly isWithin: boolean | null }

/** How many times its cost an operation may have put by for gas before it was carried; the EntryPoint keeps the rest for the account. */
const mostPutBy = 10n

/** Reads what a swap took of an account and what it brought: of tokens by the logs of the receipt, of the coin by the account's balances before and after the block. */
export async function tradeMoved(ask: AskNode, trade: AskedTrade, traded: Traded): Promise<TradeMoved> {
  const { pays, gets } = trade
  const isOfCoin = pays.token === null || gets.token === null
  const coin = isOfCoin ? await coinOf(ask, traded) : null
  const putBy = putByOf(traded)
  const paid = pays.token === null ? negative(coin) : paidOf(traded, pays.token)
  const got = gets.token === null ? coin : negative(paidOf(traded, gets.token))
  // An operation that pays for its own gas leaves an account with less of the coin than the swap alone.
  const isPaidWithin = paid === null ? null : paid - (pays.token === null ? putBy : 0n) <= BigInt(pays.most)
  const least = BigInt(gets.least)
  const isEnough =
    got === null ? null : got >= least || (gets.token === null && got + putBy >= least ? null : false)
  return {
    moved: {
      paid: pays.token === null && putBy > 0n ? null : unitsOf(paid),
      got: gets.token === null && putBy > 0n ? null : unitsOf(got),
    },
    isWithin: isPaidWithin === false || isEnough === false ? false : isPaidWithin && isEnough,
  }
}

function coinOf(ask: AskNode, { account, receipt, isSender }: Traded): Promise<bigint | null> {
  return isSender ? senderCoinChange(ask, { account, receipt }) : coinChange(ask, account, receipt)
}

function paidOf({ moves, account, operations }: Traded, token: string): bigint {
  // A paymaster that is paid in a token takes it beside the swap.
  const excepted = operations.find(({ paymaster }) => paymaster !== null)?.paymaster ?? null
  return netPaid(moves, { token, account, excepted })
}

/** Returns how much of the coin may have gone into gas that the account paid in advance, in wei. */
function putByOf({ operations }: Traded): bigint {
  return operations.reduce(
    (sum, { paymaster, cost }) => (paymaster === null ? sum + cost * mostPutBy : sum),
    0n,
  )
}

function negative(amount: bigint | null): bigint | null {
  return amount === null ? null : -amount
}

/** An amount in base units; nothing for what went the other way. */
function unitsOf(amount: bigint | null): string | null {
  if (amount === null) return null
  return String(amount < 0n ? 0n : amount)
}
