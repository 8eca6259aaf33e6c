import { isSameAddress } from '../../core/domain/account/same-account.ts'
import { addressIn } from './mined/token-moves.ts'
import { objectsIn } from '../../core/domain/values/fields.ts'
import type { Fields } from '../../core/domain/values/fields.ts'

/** `UserOperationEvent`, which an EntryPoint logs when an operation has ended (ERC-4337). */
const ended = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `ExecutionFailure` and `ExecutionFromModuleFailure`, which a Safe logs when it did not execute a transaction. */
const safeFailures: ReadonlySet<unknown> = new Set([
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
])

/** An account's operation in a transaction of an EntryPoint (ERC-4337). */
export type CarriedOperation = {
  readonly hasDone: boolean
  /** The address that paid for the operation's gas, or null if the account paid. */
  readonly paymaster: string | null
  /** The cost of the operation's gas, in wei. */
  readonly cost: bigint
}

/** Returns an account's operations in a receipt. */
export function operationsOf({ logs }: Fields, account: string): readonly CarriedOperation[] {
  return objectsIn(logs).flatMap(({ topics, data }) => {
    const [event, , sender, paymaster] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
    if (event !== ended || !isSameAddress(addressIn(sender) ?? '', account)) return []
    const words = typeof data === 'string' ? (data.slice(2).match(/[\da-f]{64}/gi) ?? []) : []
    const [, success, cost] = words
    if (success === undefined || !/^0{63}[01]$/.test(success)) return []
    const payer = addressIn(paymaster)
    return [
      {
        hasDone: success.endsWith('1'),
        paymaster: payer === null || BigInt(payer) === 0n ? null : payer,
        cost: cost === undefined ? 0n : BigInt(`0x${cost}`),
      },
    ]
  })
}

/** Returns whether all of an account's operations in another sender's transaction failed. The transaction itself is confirmed all the same. */
export function hasDoneNothing(receipt: Fields, account: string): boolean {
  if (typeof receipt.from !== 'string' || isSameAddress(receipt.from, account)) return false
  const operations = operationsOf(receipt, account)
  return operations.length > 0 && operations.every(({ hasDone }) => !hasDone)
}

/** Returns whether an account that is a Safe logs that it did not execute the transaction. */
export function hasSafeFailed({ logs }: Fields, account: string): boolean {
  return objectsIn(logs).some(({ address, topics }) => {
    const [event]: readonly unknown[] = Array.isArray(topics) ? topics : []
    return isSameAddress(String(address), account) && safeFailures.has(event)
  })
}
