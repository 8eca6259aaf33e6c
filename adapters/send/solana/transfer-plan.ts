import { SystemProgram } from '@solana/web3.js'
import type { Connection, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { toPublicKey } from '../../solana/account-key.ts'
import { accountAt } from '../../solana/plain-answers.ts'
import { tokenProgramOf } from '../../solana/token-programs.ts'
import { mostUnits } from '../../solana/most-units.ts'
import { associatedAccount, openAssociated } from './associated-account.ts'
import { feeOn, readMint } from './mint.ts'
import { tokenSources } from './token-sources.ts'
import { tokenTransfer } from './token-transfer.ts'

/** An account to open: its size in bytes, and the lamports that its address already holds, because anybody may have paid to it. */
export type OpenedAccount = { readonly size: number; readonly held: number }

/** The instructions of a transfer. */
export type TransferPlan = {
  readonly payer: PublicKey
  readonly instructions: readonly TransactionInstruction[]
  /** The receiver's token account that has to be opened. Null if none has. */
  readonly opened: OpenedAccount | null
  /** The token's fee on the amount, in base units. Null if there is none. */
  readonly kept: bigint | null
}

// The place of the owner in a token account.
const ownerAt = 32
const ownerEnd = 64

/**
 * Plans a transfer on the current chain. Throws `invalid-address`, `invalid-request`, `not-a-token` or `insufficient-funds`. Throws
 * `receiver-mismatch` if the receiver has given the destination account away. A new field of `Transfer` does not compile until it is planned.
 */
export async function planTransfer(connection: Connection, transfer: Transfer): Promise<TransferPlan> {
  const { from, to, token, amount: units, ...rest } = transfer
  rest satisfies Record<string, never>
  const [payer, receiver] = [toPublicKey(from), toPublicKey(to)]
  const amount = checkedAmount(units)
  if (token === null) {
    const instruction = SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: amount })
    return { payer, instructions: [instruction], opened: null, kept: null }
  }
  const mint = await readMint(connection, toPublicKey(token))
  const destination = associatedAccount(receiver, mint)
  const [sources, there, epoch] = await Promise.all([
    tokenSources(connection, { owner: payer, mint, amount }),
    accountAt(connection, destination),
    mint.fees.length > 0 ? connection.getEpochInfo() : null,
  ])
  const isOpen = there !== null && tokenProgramOf(there.owner) !== null
  if (isOpen && !isOwn(there.data, receiver)) {
    const message = `${destination.toBase58()} is not an account of ${to} any more; ask for another address.`
    throw new LatchkeyError('receiver-mismatch', message)
  }
  const moves = sources.map((source) => ({
    source: source.account,
    destination,
    owner: payer,
    amount: source.amount,
    fee: epoch && feeOn(source.amount, mint, BigInt(epoch.epoch)),
  }))
  const kept = moves.reduce((sum, { fee }) => sum + (fee ?? 0n), 0n)
  return {
    payer,
    instructions: [
      ...(isOpen ? [] : [openAssociated(payer, receiver, mint)]),
      ...moves.map((move) => tokenTransfer(mint, move)),
    ],
    opened: isOpen ? null : { size: mint.accountSize, held: there?.lamports ?? 0 },
    kept: kept > 0n ? kept : null,
  }
}

/** Returns whether a token account still belongs to the owner for whom it was opened. Its owner may have changed, although its address stays. */
function isOwn(account: Uint8Array, owner: PublicKey): boolean {
  const stands = account.subarray(ownerAt, ownerEnd)
  return owner.toBytes().every((byte, place) => stands[place] === byte)
}

function checkedAmount(text: string): bigint {
  const amount = BigInt(text)
  if (amount <= mostUnits) return amount
  throw new LatchkeyError(
    'invalid-request',
    `An amount of ${amount} base units is above 2^64-1; no chain of Solana counts so far.`,
  )
}
