import type { AskedCall } from '../../../core/domain/operations/asked-transaction.ts'
import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import type { Approved } from '../../../core/domain/operations/settlement.ts'
import { quantity } from '../transaction-action.ts'
import { fieldsIn } from './fields.ts'
import type { Fields } from './fields.ts'
import { addressIn } from './token-moves.ts'

/** A call of `approve(address,uint256)`, and `Approval(address,address,uint256)` by which a token tells of it (ERC-20). */
const approve = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/i
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

/** Finds the last approval of an account that a receipt tells of; null for none. */
export function approvedIn(account: string, { logs }: Fields): Approved | null {
  return (
    fieldsIn(logs)
      .flatMap((log) => approvalOf(log, account) ?? [])
      .at(-1) ?? null
  )
}

function approvalOf({ address, topics, data }: Fields, account: string): Approved | null {
  const [event, owner, taker, id] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
  const [spender, amount] = [addressIn(taker), quantity(data)]
  const isOwn = event === approval && id === undefined && isSameAddress(addressIn(owner) ?? '', account)
  if (!isOwn || spender === null || amount === null || typeof address !== 'string') return null
  return { token: address, spender, amount: String(amount) }
}

/** Returns whether a token tells of the very approval that a call asks for; null where the call asks for none. */
export function hasApproved({ to, data }: AskedCall, account: string, { logs }: Fields): boolean | null {
  const [, spender, amount] = approve.exec(data ?? '') ?? []
  if (spender === undefined || amount === undefined || to === undefined) return null
  return fieldsIn(logs).some((log) => {
    const [event, owner, taker] = Array.isArray(log.topics) ? (log.topics as readonly unknown[]) : []
    return (
      event === approval &&
      isSameAddress(String(log.address), to) &&
      isSameAddress(addressIn(owner) ?? '', account) &&
      isSameAddress(addressIn(taker) ?? '', `0x${spender}`) &&
      String(log.data).toLowerCase() === `0x${amount.toLowerCase()}`
    )
  })
}
