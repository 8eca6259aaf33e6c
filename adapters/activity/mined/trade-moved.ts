import type { RequestedTrade } from '../../../core/domain/operations/request/requested-transaction.ts'
import type { Moved } from '../../../core/domain/operations/settlement/settlement.ts'
import type { CarriedOperation } from '../user-operation.ts'
import { coinChange, senderCoinChange } from './coin-change.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'
import type { ChainRpc } from './chain-rpc.ts'
import { netPaid } from './token-moves.ts'
import type { TokenMove } from './token-moves.ts'

/** The parts of a transaction from which the account's swap is read. */
type Traded = {
  readonly account: string
  readonly receipt: Fields
  readonly moves: readonly TokenMove[]
  /** Whether the account sent the transaction itself. If so, the network's fee was taken from its coin. */
  readonly isSender: boolean
  /** The account's operations (ERC-4337) in the transaction. */
  readonly operations: readonly CarriedOperation[]
}

/** The amounts that a swap moved. `isWithin` says whether they are within the reviewed limits, and is null if the chain says too little. */
export type TradeMoved = { readonly moved: Moved; readonly isWithin: boolean | null }

/** An operation may have prepaid at most this many times its cost for gas. The EntryPoint stores the rest for the account. */
const mostPutBy = 10n

/**
 * Reads the amounts that a swap took from an account and brought to it. Tokens are read from the receipt's logs. The coin is read from the
 * account's balances before and after the block.
 */
export async function tradeMoved(ask: ChainRpc, trade: RequestedTrade, traded: Traded): Promise<TradeMoved> {
  const { pays, gets } = trade
  const isOfCoin = pays.token === null || gets.token === null
  const coin = isOfCoin ? await coinOf(ask, traded) : null
  const putBy = putByOf(traded)
  const paid = pays.token === null ? negative(coin) : paidOf(traded, pays.token)
  const got = gets.token === null ? coin : negative(paidOf(traded, gets.token))
  // An operation that pays for its own gas takes more of the coin than the swap alone.
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

function coinOf(ask: ChainRpc, { account, receipt, isSender }: Traded): Promise<bigint | null> {
  return isSender ? senderCoinChange(ask, { account, receipt }) : coinChange(ask, account, receipt)
}

function paidOf({ moves, account, operations }: Traded, token: string): bigint {
  // A paymaster that is paid in a token takes its fee beside the swap.
  const excepted = operations.find(({ paymaster }) => paymaster !== null)?.paymaster ?? null
  return netPaid(moves, { token, account, excepted })
}

/** Returns how much of the coin the account may have prepaid for gas, in wei. */
function putByOf({ operations }: Traded): bigint {
  return operations.reduce(
    (sum, { paymaster, cost }) => (paymaster === null ? sum + cost * mostPutBy : sum),
    0n,
  )
}

function negative(amount: bigint | null): bigint | null {
  return amount === null ? null : -amount
}

/** Returns an amount in base units as text. A negative amount becomes 0. */
function unitsOf(amount: bigint | null): string | null {
  if (amount === null) return null
  return String(amount < 0n ? 0n : amount)
}
