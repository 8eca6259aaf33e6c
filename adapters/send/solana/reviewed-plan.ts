import type { Connection } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { SendEstimate } from '../../../core/domain/send/estimate.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { planTransfer } from './transfer-plan.ts'
import type { TransferPlan } from './transfer-plan.ts'
import { printOf } from './unsigned.ts'

/**
 * Plans a transfer that its sender has reviewed. Throws `cost-changed` if the chain has changed since. That means that an account's opening
 * became necessary or unnecessary, or that the token's fee changed. It also means that the transaction differs from the simulated one (`tried`,
 * null if none was).
 */
export async function planReviewed(
  connection: Connection,
  transfer: Transfer,
  { reviewed, tried }: { readonly reviewed: SendEstimate; readonly tried: string | null },
): Promise<TransferPlan> {
  const { opening, kept } = reviewed
  const plan = await planTransfer(connection, transfer)
  if ((plan.opened !== null) !== (opening !== undefined)) {
    const now = plan.opened ? 'has no account for the token' : 'has an account for the token'
    throw changed(`${transfer.to} ${now} by now`)
  }
  const [share, told] = [plan.kept ?? 0n, BigInt(kept ?? 0)]
  if (share !== told) throw changed(`The token keeps ${share} base units by now, and ${told} were told`)
  if (tried !== null && tried !== printOf(plan))
    throw changed('The transaction is another one by now than was tried')
  return plan
}

function changed(fact: string): LatchkeyError {
  return new LatchkeyError('cost-changed', `${fact}; have the transfer reviewed again.`)
}
