import { VersionedTransaction } from '@solana/web3.js'
import type { Connection, Commitment } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { resendLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { pause } from './ask-in-rounds.ts'
import { askNode } from './ask-node.ts'
import type { SolanaSettings } from './ask-node.ts'
import { toBase58 } from '../../core/domain/values/base58.ts'
import type { SendOptions } from './send-signed.ts'

/** The longest wait for a transaction, and the interval between two looks, in milliseconds. A blockhash is valid for about a minute (150 slots). */
export type SendTimes = { readonly limit: number; readonly interval: number }

/** The default times. */
export const sendTimes: SendTimes = { limit: resendLimit, interval: 1000 }

/**
 * Sends a signed transaction and waits until it is confirmed. Throws the node's refusal, `execution-reverted` or `transaction-expired`. Throws
 * `timed-out` if the outcome stays unknown.
 */
export async function sendTransaction(
  {
    network,
    transaction,
    options,
  }: { readonly network: Network; readonly transaction: Uint8Array; readonly options: SendOptions },
  settings: SolanaSettings,
  { limit, interval }: SendTimes,
  signal: AbortSignal,
): Promise<{ readonly signature: string }> {
  const { signature, blockhash } = read(transaction)
  const what = `The transaction ${signature} was sent to ${network.name}, which`
  return withTimeLimit({ what, limit, signal }, async (own) => {
    const ask = <Value>(question: (connection: Connection) => Promise<Value>) =>
      askNode(network, settings, own, question)
    const isAlive = () =>
      ask(
        async (connection) =>
          (await connection.isBlockhashValid(blockhash, { commitment: 'processed' })).value,
      )
    // A transaction with a durable nonce in place of a blockhash never expires.
    const isMortal = await isAlive()
    await ask((connection) => send(connection, transaction, options))
    const look = async () => {
      const isOver = isMortal && !(await isAlive())
      const found = await ask(async (connection) => (await connection.getSignatureStatus(signature)).value)
      return { isOver, found }
    }
    for (;;) {
      const { isOver, found } = await look().catch(asBefore)
      if (found?.err) throw reverted(network, signature, found.err)
      if (found?.confirmationStatus === 'confirmed' || found?.confirmationStatus === 'finalized')
        return { signature }
      if (!found && isOver) {
        const message = `The transaction ${signature} was not taken up by ${network.name} before its blockhash expired; sign it anew.`
        throw new LatchkeyError('transaction-expired', message)
      }
      await pause(interval, own)
    }
  })
}

function read(transaction: Uint8Array): { readonly signature: string; readonly blockhash: string } {
  try {
    const { signatures, message } = VersionedTransaction.deserialize(transaction)
    return { signature: toBase58(signatures[0] ?? new Uint8Array(64)), blockhash: message.recentBlockhash }
  } catch (cause) {
    throw new LatchkeyError('invalid-request', 'What is to be sent is no serialized transaction of Solana.', {
      cause,
    })
  }
}

/** Sends a transaction, perhaps again after a lost answer. If the node already has it, that counts as sent. */
async function send(connection: Connection, transaction: Uint8Array, options: SendOptions): Promise<void> {
  try {
    const { preflightCommitment, ...others } = options
    await connection.sendRawTransaction(transaction, {
      ...others,
      ...(preflightCommitment !== undefined && { preflightCommitment: preflightCommitment as Commitment }),
    })
  } catch (error) {
    if (!(error instanceof Error && /already been processed/i.test(error.message))) throw error
  }
}

/** A node's error after the sending says nothing about the transaction. */
function asBefore(error: unknown): { readonly isOver: false; readonly found: null } {
  if (error instanceof LatchkeyError) return { isOver: false, found: null }
  throw error
}

function reverted(network: Network, signature: string, reason: unknown): LatchkeyError {
  return new LatchkeyError('execution-reverted', `${network.name} refused the transaction ${signature}.`, {
    meta: [JSON.stringify(reason)],
  })
}
