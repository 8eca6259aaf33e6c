import type { BaseUnits } from '../../domain/values/amount.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { currentTransfer } from '../../domain/send/current-transfer.ts'
import { isTransferChain, isSameTransfer } from '../../domain/operations/transfer.ts'
import type { Transfer } from '../../domain/operations/transfer.ts'
import { isForeignContract, typedReceiver } from '../../domain/send/receiver.ts'
import type { UnpricedOrder } from '../../domain/send/order.ts'
import type { SendBlockerInput } from '../../domain/send/blocker.ts'
import { shortageOf } from '../../domain/order/spendable.ts'
import type { Purse } from '../../domain/order/spendable.ts'
import type { BootState } from '../../reducers/root.ts'
import type { EstimateQuestion, SendState } from '../../reducers/send/send.ts'

/** The part of a form that tells how far it is filled in. The verbs fill in one of their own. */
export type FilledForm = Pick<SendState, 'holder' | 'token' | 'entry' | 'receiver' | 'cost'>

/** Returns what the sender can pay with. `coin` is the known balance of the coin, or null. */
export function purseOf(
  { token, cost }: Pick<FilledForm, 'token' | 'cost'>,
  coin: BaseUnits | null,
): Purse | null {
  if (!token) return null
  const isCoin = token.address === null
  return {
    isCoin,
    held: token.amount,
    coin: isCoin ? token.amount : coin,
    networkCost: cost?.mostCost ?? null,
  }
}

/** Returns whether transfers are possible on a chain. The host has to offer it, because the nodes of other chains are unknown. */
export function isSendChain({ options }: Pick<BootState, 'options'>, chainId: ChainId): boolean {
  return isTransferChain(chainId) && networkOf(options?.networks ?? [], chainId) !== null
}

/** Returns the parts of a form that decide whether it can be reviewed. */
export function sendBlockerInput(state: FilledForm, coin: BaseUnits | null): SendBlockerInput {
  const { token, entry } = state
  const purse = purseOf(state, coin)
  const shortage = purse && entry.amount !== null ? shortageOf(entry.amount, purse) : null
  return { hasToken: token !== null, entry, shortage, receiver: receiverStatus(state) }
}

/**
 * Returns the transfer to estimate: the one in the form, unless the account has too little of the token.
 * Before the form has one, returns a transfer of nothing to the sender itself, so that the greatest possible amount is known early.
 */
export function transferToPrice(state: SendState): Transfer | null {
  const { holder, token, entry, cost } = state
  if (!holder || !token || !isTransferChain(holder.chainId)) return null
  const standing = currentTransfer(state)
  if (standing) return BigInt(entry.amount ?? 0) > BigInt(token.amount) ? null : standing
  const { address } = holder
  return cost ? null : { from: address, to: address, token: token.address, amount: '0' }
}

/** Returns the estimate of the transfer in the form. Null if the last estimate was of another one. */
export function currentQuestion(state: SendState): EstimateQuestion | null {
  const transfer = currentTransfer(state)
  const { question } = state
  return transfer && question && isSameTransfer(question.transfer, transfer) ? question : null
}

/** Returns the order in the form; null while it is not complete. */
export function orderInForm(form: SendState): UnpricedOrder | null {
  const { holder, token, receiver } = form
  const transfer = currentTransfer(form)
  if (!holder || !token || !receiver.found || !transfer) return null
  const { known = null, checked = null } = currentQuestion(form) ?? {}
  return { chainId: holder.chainId, transfer, token, receiver: receiver.found, cost: known, checked }
}

/** Returns the state of the receiver: missing, invalid, being looked up, or known. A contract of another chain is invalid. */
export function receiverStatus({
  holder,
  receiver,
}: Pick<FilledForm, 'holder' | 'receiver'>): SendBlockerInput['receiver'] {
  if (!holder) return 'nothing'
  const { kind } = typedReceiver(receiver.text, holder.chainId)
  if (kind === 'nothing' || kind === 'invalid') return kind
  if (receiver.failure?.code === 'invalid-address') return 'invalid'
  if (receiver.found && isForeignContract(receiver.found)) return 'invalid'
  return receiver.found ? 'known' : 'sought'
}
