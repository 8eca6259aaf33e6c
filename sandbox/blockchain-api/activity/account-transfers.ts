import { encodeEventTopics, erc20Abi, isAddressEqual, type Address } from 'viem'
import type { IndexedTransaction } from '../chain-index.ts'
import { readTransfer, type Transfer } from './logged-transfer.ts'

/** A transfer to or from an account in a transaction. */
export type AccountTransfer = Transfer & { readonly direction: 'in' | 'out' | 'self' }

const [approvalTopic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Approval' })

/** Returns the transfers of a transaction from and to an account, outgoing ones first. */
export function transfersOf(transaction: IndexedTransaction, account: Address): readonly AccountTransfer[] {
  const { from, to, value, internal, logs, status } = transaction
  if (status === 'failed') return []
  const coins = [...(to && value > 0n ? [{ from, to, value }] : []), ...internal]
  const all: readonly Transfer[] = [
    ...coins.map((coin) => ({ ...coin, amount: coin.value, token: null, id: null })),
    ...logs.flatMap((log) => readTransfer(log) ?? []),
  ]
  const own = all.flatMap((transfer): AccountTransfer[] => {
    const [isFrom, isTo] = [isAddressEqual(transfer.from, account), isAddressEqual(transfer.to, account)]
    if (!isFrom && !isTo) return []
    return [{ ...transfer, direction: isFrom && isTo ? 'self' : isFrom ? 'out' : 'in' }]
  })
  return own.sort((left, right) => Number(left.direction === 'in') - Number(right.direction === 'in'))
}

/** Returns whether an account approved a spender in a transaction. */
export function approvesAnything({ logs }: IndexedTransaction, account: Address): boolean {
  return logs.some(
    ({ topics }) =>
      topics[0] === approvalTopic && topics[1]?.slice(26).toLowerCase() === account.slice(2).toLowerCase(),
  )
}
