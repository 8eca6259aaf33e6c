import { VersionedMessage } from '@solana/web3.js'
import type { Connection, PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { UnitPrices } from '../../core/ports/solana-chain.ts'
import { fromBase64 } from '../../core/domain/values/base64.ts'

/** The most accounts that a node accepts in a question for prices. */
const mostAccounts = 128

/** Returns the message of a transaction in base64. Throws `invalid-request` if it cannot be read. */
export function messageFrom(text: string): VersionedMessage {
  try {
    return VersionedMessage.deserialize(fromBase64(text) ?? new Uint8Array())
  } catch (cause) {
    const message = 'What a fee was asked for is no message of a transaction of Solana in base64.'
    throw new LatchkeyError('invalid-request', message, { cause })
  }
}

/** Returns the fee of a message, in lamports. Throws `transaction-expired` if its blockhash is no longer valid. */
export async function feeOf(connection: Connection, message: VersionedMessage): Promise<string> {
  const { value } = await connection.getFeeForMessage(message)
  if (value === null) {
    const text = 'The blockhash of the message has expired; make it anew.'
    throw new LatchkeyError('transaction-expired', text)
  }
  return wholeText(value)
}

/**
 * Returns the recent prices per compute unit of transactions that wrote to the message's accounts. Returns null if there are none, or the answer
 * holds no prices.
 */
export async function unitPrices(
  connection: Connection,
  message: VersionedMessage,
): Promise<UnitPrices | null> {
  const lockedWritableAccounts = writableAccounts(message)
  const recent = await connection.getRecentPrioritizationFees({ lockedWritableAccounts })
  const paid = recent.map(({ prioritizationFee }) => prioritizationFee).sort((one, other) => one - other)
  const [median, highest] = [paid[Math.floor(paid.length / 2)], paid.at(-1)]
  if (median === undefined || highest === undefined) return null
  return { median: wholeText(median), highest: wholeText(highest) }
}

/** Returns the writable accounts in the message itself. Accounts of a lookup table are not read for a price. */
function writableAccounts(message: VersionedMessage): PublicKey[] {
  return message.staticAccountKeys
    .filter((_, index) => message.isAccountWritable(index))
    .slice(0, mostAccounts)
}

function wholeText(value: number): string {
  if (Number.isInteger(value) && value >= 0) return BigInt(value).toString()
  throw new LatchkeyError('malformed-answer', `A fee of ${value} was answered; expected a whole number.`)
}
