import type { RequestedCall } from '../../../core/domain/operations/request/requested-transaction.ts'
import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import type { Approved } from '../../../core/domain/operations/settlement/settlement.ts'
import { quantity } from '../transaction-action.ts'
import { objectsIn } from '../../../core/domain/values/fields.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'
import { addressIn } from './token-moves.ts'

/** The pattern of a call of `approve(address,uint256)`, and the topic of `Approval(address,address,uint256)` (ERC-20). */
const approve = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/i
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

/** Returns the last approval of an account in a receipt, or null. */
export function approvedIn(account: string, { logs }: Fields): Approved | null {
  return (
    objectsIn(logs)
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

/** Returns whether the receipt logs exactly the approval that a call requests. Returns null if the call requests no approval. */
export function hasApproved({ to, data }: RequestedCall, account: string, { logs }: Fields): boolean | null {
  const [, spender, amount] = approve.exec(data ?? '') ?? []
  if (spender === undefined || amount === undefined || to === undefined) return null
  return objectsIn(logs).some((log) => {
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
