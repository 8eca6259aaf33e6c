import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { fromBase58 } from '../../core/domain/values/base58.ts'
import { fromBase64 } from '../../core/domain/values/base64.ts'
import { paramsOf, sendOptionsIn, transactionIn } from '../solana/request-params.ts'
import { signatureBy, withSignature } from '../../core/domain/operations/solana-transaction.ts'
import type { ClientContext } from './client-context.ts'
import { sessionIn, takesMethod, peerWallet } from './session-reading.ts'
import { askSession } from './session-requests.ts'
import type { SessionQuestion } from './session-requests.ts'

/** The method that signs and sends a Solana transaction. */
export const sendingMethod = 'solana_signAndSendTransaction'

const signingMethod = 'solana_signTransaction'

/**
 * Asks a wallet to sign and send a Solana transaction. If the wallet can only sign, Latchkey sends the transaction and waits until it is
 * confirmed.
 */
export async function signAndSend(
  context: ClientContext,
  question: SessionQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const { send } = context
  try {
    return await askSession(context, question, signal)
  } catch (error) {
    if (!send || !isUnsupported(error) || !takesMethod(question.session, 'solana', signingMethod)) throw error
  }
  const { chainId, params } = question
  const given = paramsOf(params)
  const asked = transactionIn(given)
  const options = sendOptionsIn(given)
  const { sendOptions: _, ...signing } = given
  const answer = await askSession(context, { ...question, method: signingMethod, params: signing }, signal)
  return send({ chainId, transaction: await signedIn(answer, asked, question), options }, signal)
}

function isUnsupported(error: unknown): boolean {
  return error instanceof LatchkeyError && error.code === 'method-unsupported'
}

/**
 * Returns the signed transaction. If the wallet returned one, it may have changed it. If the wallet returned only a signature, adds that to the
 * requested transaction.
 */
async function signedIn(
  answer: unknown,
  asked: Uint8Array,
  { session, chainId }: SessionQuestion,
): Promise<Uint8Array> {
  const { transaction, signature } = paramsOf(answer)
  const { accounts = [] } = (await sessionIn(session, 'solana', chainId)) ?? {}
  const whole = typeof transaction === 'string' ? fromBase64(transaction) : null
  if (whole && accounts.some((account) => signatureBy(whole, account) !== null)) return whole
  const bytes = typeof signature === 'string' ? fromBase58(signature) : null
  for (const account of bytes && transaction === undefined ? accounts : []) {
    const signed = bytes && withSignature(asked, account, bytes)
    if (signed) return signed
  }
  const { name } = peerWallet(session)
  throw new LatchkeyError('malformed-answer', `${name} answered with a transaction that it did not sign.`)
}
