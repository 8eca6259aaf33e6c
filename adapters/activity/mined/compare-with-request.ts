import type { RequestedTransaction } from '../../../core/domain/operations/request/requested-transaction.ts'
import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import type { MinedInstead, Settlement } from '../../../core/domain/operations/settlement/settlement.ts'
import { quantity } from '../transaction-action.ts'
import { hasDoneNothing, hasSafeFailed, operationsOf } from '../user-operation.ts'
import { approvedIn, hasApproved } from './carried-approval.ts'
import { carriedPayment } from './carried-payment.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'
import type { ChainRpc } from './chain-rpc.ts'
import type { IsMinedBefore } from './mined-age.ts'
import type { Receipt } from './receipt.ts'
import { paymentIn } from './payment.ts'
import { isSameCall } from './same-call.ts'
import { firstPaid, tokenMoves } from './token-moves.ts'
import { tradeMoved } from './trade-moved.ts'

/** A mined transaction with its receipt, and the request that the wallet got for it. */
export type Mined = {
  readonly transaction: Fields
  readonly receipt: Receipt
  readonly account: string
  readonly asked: RequestedTransaction
  /** When the wallet was asked, in milliseconds since 1970. */
  readonly askedAt: number | undefined
  /** The last nonce that the account had used before the request. */
  readonly lastNonce: number | undefined
  /** The time of this device, in milliseconds since 1970. */
  readonly now: number
  readonly isMinedBefore: IsMinedBefore
}

/**
 * Returns whether a mined transaction is the one that the wallet was asked for. A transaction that the account sent itself is compared call by
 * call. One that an EntryPoint, a module or a relay sent for the account is judged by the assets that it moved. Returns null if only another poll
 * can decide.
 */
export async function compareWithRequest(ask: ChainRpc, mined: Mined): Promise<Settlement | null> {
  const found = await compared(ask, mined)
  if (found.outcome !== 'confirmed') return found
  const { receipt, askedAt, now } = mined
  const isOld = askedAt !== undefined && (await mined.isMinedBefore(ask, { receipt, askedAt, now }))
  if (isOld === null) return null
  return isOld ? other(mined, 'earlier') : found
}

async function compared(ask: ChainRpc, mined: Mined): Promise<Settlement> {
  const { transaction, account, asked } = mined
  const isSender = isSameAddress(String(transaction.from), account)
  const isSame = asked.call !== undefined && isSameCall(transaction, asked.call)
  if (isSame && !isSender) return other(mined, 'account')
  if (isSame) return sentAsAsked(ask, mined)
  if (asked.call && isSender && !isWrapped(mined)) return other(mined, 'content')
  return carried(ask, mined, isSender)
}

async function sentAsAsked(ask: ChainRpc, mined: Mined): Promise<Settlement> {
  const { transaction, receipt, account, asked, lastNonce } = mined
  const nonce = quantity(transaction.nonce)
  if (lastNonce !== undefined && nonce !== null && nonce <= BigInt(lastNonce)) return other(mined, 'earlier')
  if (receipt.status === '0x0') return failed
  if (!asked.trade) return confirmed
  const traded = { account, receipt, moves: tokenMoves(receipt), isSender: true, operations: [] }
  const { moved, isWithin } = await tradeMoved(ask, asked.trade, traded)
  return isWithin === false && isNothing(moved.got)
    ? { ...other(mined, 'content'), moved }
    : { ...confirmed, moved }
}

/** Returns whether a swap brought none of its target token. */
function isNothing(got: string | null): boolean {
  return got === '0'
}

/** Judges a transaction by the account's assets that it moved. Used if another address sent it, or the account sent it to itself. */
async function carried(ask: ChainRpc, mined: Mined, isSender: boolean): Promise<Settlement> {
  const { receipt, account, asked } = mined
  const operations = operationsOf(receipt, account)
  const isOurs = isSender || (isNamed(mined) && (await hasCode(ask, account)) !== false)
  if (
    isOurs &&
    (receipt.status === '0x0' || hasDoneNothing(receipt, account) || hasSafeFailed(receipt, account))
  )
    return failed
  const difference = isOurs ? 'content' : 'stranger'
  if (asked.trade) {
    const traded = { account, receipt, moves: tokenMoves(receipt), isSender, operations }
    const { moved, isWithin } = await tradeMoved(ask, asked.trade, traded)
    if (isWithin === false || !isOurs) return { ...other(mined, difference), moved }
    return { ...confirmed, moved, ...(isWithin === null && { isUnchecked: true }) }
  }
  const payment = asked.call && paymentIn(asked.call)
  const hasArrived = payment
    ? await carriedPayment(ask, payment, { account, receipt })
    : asked.call
      ? hasApproved(asked.call, account, receipt)
      : null
  // If the token's contract logs a transfer from the account, the payment was made, no matter which address sent the transaction.
  if (hasArrived === true && (isOurs || payment?.token)) return confirmed
  if (hasArrived === false || !isOurs) return other(mined, difference)
  return { ...confirmed, isUnchecked: true }
}

/** Returns whether the account sent a transaction that carries calls: to itself (EIP-7702), or as operations of its own (ERC-4337). */
function isWrapped({ transaction, receipt, account }: Mined): boolean {
  const isToItself = isSameAddress(String(transaction.to), account) && inputOf(transaction).length > 2
  return isToItself || operationsOf(receipt, account).length > 0
}

/** Returns whether a transaction or its logs name an account in another role than the receiver of a payment. */
function isNamed({ transaction, receipt, account }: Mined): boolean {
  const digits = account.slice(2).toLowerCase()
  const input = inputOf(transaction)
  const isCalled = isSameAddress(String(transaction.to), account) && input.length > 2
  return (
    isCalled ||
    input.includes(digits) ||
    JSON.stringify(receipt.logs ?? [])
      .toLowerCase()
      .includes(digits)
  )
}

function inputOf({ input }: Fields): string {
  return typeof input === 'string' ? input.toLowerCase() : '0x'
}

/** Returns whether an address has code. Returns null if the node does not say. */
async function hasCode(ask: ChainRpc, address: string): Promise<boolean | null> {
  const code = await ask('eth_getCode', address, 'latest').catch(() => null)
  return typeof code === 'string' ? code.length > 2 : null
}

function other({ transaction, receipt, account }: Mined, difference: MinedInstead['difference']): Settlement {
  const from = typeof transaction.from === 'string' ? transaction.from : null
  const own = paymentIn(transaction)
  const move = difference === 'content' ? firstPaid(tokenMoves(receipt), account) : null
  const paid = own ?? (move && { token: move.token, amount: String(move.amount), to: move.to })
  const hasMoved = receipt.status !== '0x0'
  const approved = difference === 'content' ? approvedIn(account, receipt) : null
  const instead = { difference, from, paid: hasMoved ? paid : null, ...(approved && { approved }) }
  return { outcome: 'other', replacement: null, instead }
}

const confirmed: Settlement = { outcome: 'confirmed', replacement: null }
const failed: Settlement = { outcome: 'failed', replacement: null }
