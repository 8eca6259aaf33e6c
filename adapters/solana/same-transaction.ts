import { VersionedTransaction } from '@solana/web3.js'
import type { VersionedMessage, VersionedTransactionResponse } from '@solana/web3.js'
import { fromBase64 } from '../../core/domain/values/base64.ts'
import type { MinedInstead } from '../../core/domain/operations/settlement/settlement.ts'

/** Programs that only set fees, check the transaction's effect, or leave a note. They move nothing. */
const harmless: ReadonlySet<string> = new Set([
  'ComputeBudget111111111111111111111111111111',
  'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
])

/**
 * Returns how a mined transaction differs from the one that a wallet was asked to sign. Returns `more` if it also does something else, and null
 * if it is the same. The fee payer and the instructions, in their order, must be equal. Blockhash, fees and instructions of harmless programs may
 * differ. Parts of the requested transaction that cannot be read are not compared.
 */
export function differenceOf(
  asked: string,
  { transaction, meta }: VersionedTransactionResponse,
): MinedInstead | 'more' | null {
  const wanted = messageIn(asked)
  if (!wanted) return null
  const { message } = transaction
  const from = message.staticAccountKeys[0]?.toBase58() ?? null
  const isOwn = from === wanted.staticAccountKeys[0]?.toBase58()
  const isReadable = wanted.addressTableLookups.length === 0
  if (isOwn && !isReadable) return null
  const mined = instructionsOf(message, meta?.loadedAddresses)
  const missing = isReadable ? notAmong(instructionsOf(wanted), mined) : 1
  if (missing === 0 && isOwn) return mined.length === instructionsOf(wanted).length ? null : 'more'
  const difference = isOwn ? 'content' : missing === 0 ? 'account' : 'stranger'
  return { difference, from, paid: null }
}

/** Returns how many texts are missing in a list. The found ones must have the same order. */
function notAmong(wanted: readonly string[], list: readonly string[]): number {
  let found = 0
  for (const one of list) if (one === wanted[found]) found += 1
  return wanted.length - found
}

function messageIn(asked: string): VersionedMessage | null {
  try {
    const bytes = fromBase64(asked)
    return bytes && VersionedTransaction.deserialize(bytes).message
  } catch {
    return null
  }
}

/** Returns each instruction of a message as a text, so that equal instructions have equal texts. Leaves out harmless programs. */
function instructionsOf(
  message: VersionedMessage,
  accountKeysFromLookups?: NonNullable<VersionedTransactionResponse['meta']>['loadedAddresses'],
): readonly string[] {
  const keys = message.getAccountKeys(accountKeysFromLookups ? { accountKeysFromLookups } : undefined)
  const nameOf = (index: number) => keys.get(index)?.toBase58() ?? ''
  const done = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    program: nameOf(programIdIndex),
    accounts: accountKeyIndexes.map(nameOf),
    data: [...data],
  }))
  return done.filter(({ program }) => !harmless.has(program)).map((one) => JSON.stringify(one))
}
