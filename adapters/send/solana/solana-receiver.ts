import { SystemProgram } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import type { FoundReceiver } from '../../../core/domain/send/found-receiver.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { toPublicKey } from '../../solana/account-key.ts'
import { accountAt } from '../../solana/plain-answers.ts'
import { tokenProgramOf } from '../../solana/token-programs.ts'

/**
 * Returns the receiver at a Solana address. An address without an account is a new receiver. Throws `invalid-address` for a token account,
 * because a sending to one is lost for its owner.
 */
export async function receiverAt(connection: Connection, address: string): Promise<FoundReceiver> {
  const account = await accountAt(connection, toPublicKey(address))
  if (account && tokenProgramOf(account.owner)) {
    const message = `${address} is an account of a token; expected the address of whoever owns it.`
    throw new LatchkeyError('invalid-address', message)
  }
  const isPlain = account === null || account.owner.equals(SystemProgram.programId)
  return { address, name: null, avatar: null, isContract: !isPlain }
}
