import { VersionedMessage } from '@solana/web3.js'
import type { Connection, PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { UnitPrices } from '../../core/ports/solana-chain.ts'
import { fromBase64 } from '../../core/domain/values/base64.ts'

/** How many accounts a node compares prices for. */
const mostAccounts = 128

/** A message in base64, as its bytes say. Throws `invalid-request` where they are none. */
export function messageFrom(text: string): VersionedMessage {
  try {
    return VersionedMessage.deserialize(fromBase64(text) ?? new Uint8Array())
  } catch (cause) {
    const message = 'What a fee was asked for is no message of a transaction of Solana in base64.'
    throw new LatchkeyError('invalid-request', message, { cause })
  }
}

/** What a message costs, in lamports. Throws `transaction-expired` where its blockhash is no longer valid. */
export async function feeOf(connection: Connection, message: VersionedMessage): Promise<string> {
  const { value } = await connection.getFeeForMessage(message)
  if (value === null) {
    const text = 'The blockhash of the message has expired; make it anew.'
    throw new LatchkeyError('transaction-expired', text)
  }
  return wholeText(value)
}

/** What was paid lately per unit by whoever wrote to the accounts of a message; null where there was nobody, or where what is answered are no prices. */
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

/** Those that stand in the message itself; what a lookup table adds is not read for a price. */
function writableAccounts(message: VersionedMessage): PublicKey[] {
  return message.staticAccountKeys
    .filter((_, index) => message.isAccountWritable(index))
    .slice(0, mostAccounts)
}

function wholeText(value: number): string {
  if (Number.isInteger(value) && value >= 0) return BigInt(value).toString()
  throw new LatchkeyError('malformed-answer', `A fee of ${value} was answered; expected a whole number.`)
}
