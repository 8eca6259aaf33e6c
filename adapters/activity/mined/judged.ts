import type { AskedTransaction } from '../../../core/domain/operations/asked-transaction.ts'
import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import type { MinedInstead, Settlement } from '../../../core/domain/operations/settlement.ts'
import { quantity } from '../transaction-action.ts'
import { hasDoneNothing, hasSafeFailed, operationsOf } from '../user-operation.ts'
import { approvedIn, hasApproved } from './carried-approval.ts'
import { carriedPayment } from './carried-payment.ts'
import type { AskNode, Fields } from './fields.ts'
import type { IsMinedBefore } from './mined-age.ts'
import type { Receipt } from './receipt.ts'
import { paymentIn } from './payment.ts'
import { isSameCall } from './same-call.ts'
import { firstPaid, tokenMoves } from './token-moves.ts'
import { tradeMoved } from './trade-moved.ts'

/** A mined transaction with its receipt, and what a wallet was asked for in its place. */
export type Mined = {
  readonly transaction: Fields
  readonly receipt: Receipt
  readonly account: string
  readonly asked: AskedTransaction
  /** When the wallet was asked, in milliseconds since 1970. */
  readonly askedAt: number | undefined
  /** The last nonce that the account had used before. */
  readonly lastNonce: number | undefined
  /** The time of this device, in milliseconds since 1970. */
  readonly now: number
  readonly isMinedBefore: IsMinedBefore
}

/**
 * Judges whether a mined transaction is the one that a wallet was asked for.
 * What the account sent itself is compared call by call. What an EntryPoint, a module or a relay carried for the account is judged by what it moved.
 * Returns null where only another look can tell.
 */
export async function judged(ask: AskNode, mined: Mined): Promise<Settlement | null> {
  const found = await compared(ask, mined)
  if (found.outcome !== 'confirmed') return found
  const { receipt, askedAt, now } = mined
  const isOld = askedAt !== undefined && (await mined.isMinedBefore(ask, { receipt, askedAt, now }))
  if (isOld === null) return null
  return isOld ? other(mined, 'earlier') : found
}

async function compared(ask: AskNode, mined: Mined): Promise<Settlement> {
  const { transaction, account, asked } = mined
  const isSender = isSameAddress(String(transaction.from), account)
  const isSame = asked.call !== undefined && isSameCall(transaction, asked.call)
  if (isSame && !isSender) return other(mined, 'account')
  if (isSame) return sentAsAsked(ask, mined)
  if (asked.call && isSender && !isWrapped(mined)) return other(mined, 'content')
  return carried(ask, mined, isSender)
}

async function sentAsAsked(ask: AskNode, mined: Mined): Promise<Settlement> {
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

/** Whether a swap brought nothing at all of its target. */
function isNothing(got: string | null): boolean {
  return got === '0'
}

/** Judges what somebody else sent, or what the account sent to itself, by what it moved of the account. */
async function carried(ask: AskNode, mined: Mined, isSender: boolean): Promise<Settlement> {
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
  const hasCome = payment
    ? await carriedPayment(ask, payment, { account, receipt })
    : asked.call
      ? hasApproved(asked.call, account, receipt)
      : null
  // A transfer of a token that its contract tells of is the account's, whoever sent it.
  if (hasCome === true && (isOurs || payment?.token)) return confirmed
  if (hasCome === false || !isOurs) return other(mined, difference)
  return { ...confirmed, isUnchecked: true }
}

/** Returns whether the account sent a transaction that carries calls: to itself (EIP-7702), or operations of its own. */
function isWrapped({ transaction, receipt, account }: Mined): boolean {
  const isToItself = isSameAddress(String(transaction.to), account) && inputOf(transaction).length > 2
  return isToItself || operationsOf(receipt, account).length > 0
}

/** Returns whether a transaction, or what its receipt tells, names an account as more than the receiver of a payment. */
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

/** Returns whether an address has code; null where the node does not tell. */
async function hasCode(ask: AskNode, address: string): Promise<boolean | null> {
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
