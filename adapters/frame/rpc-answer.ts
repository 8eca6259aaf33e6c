import { fromBase58 } from '../../core/domain/values/base58.ts'
import { toBase64 } from '../../core/domain/values/base64.ts'
import type { Json } from '../../core/domain/values/json.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { signatureBy } from '../../core/domain/operations/solana-transaction.ts'
import { resultOf } from '../eip1193/wallet-answers.ts'
import { paramsOf } from '../solana/request-params.ts'
import type { RequestParams } from '../solana/request-params.ts'
import { longestOfSolana } from './rpc-request.ts'

/** A request in the host's form. */
type Asked = { readonly method: string; readonly params: unknown }

/** Readers of the answers to Solana's methods. The frame returns transactions in base58; hosts expect base64. */
const ofSolana: Readonly<Record<string, (answer: RequestParams, asked: Asked) => object>> = {
  solana_signTransaction: (answer, { method, params }) => {
    const signed = bytesIn(answer['transaction'], method)
    const { pubkey } = paramsOf(params)
    const own = typeof pubkey === 'string' ? signatureBy(signed, pubkey) : null
    const signature = own ?? answer['signature']
    return { ...(signature !== undefined && { signature }), transaction: toBase64(signed) }
  },
  solana_signAllTransactions: ({ transactions }, { method }) => {
    if (!Array.isArray(transactions)) throw malformed(method)
    return { transactions: transactions.map((transaction) => toBase64(bytesIn(transaction, method))) }
  },
}

/** Returns the frame's answer to a request in the form that other wallets use. Throws `malformed-answer`. */
export function rpcAnswer(answer: unknown, asked: Asked): Json {
  const { method } = asked
  const solana = Object.hasOwn(ofSolana, method) ? ofSolana[method] : undefined
  return resultOf(solana ? solana(paramsOf(answer), asked) : answer, method)
}

function bytesIn(given: unknown, method: string): Uint8Array {
  const isShort = typeof given === 'string' && given !== '' && given.length <= longestOfSolana
  const bytes = isShort ? fromBase58(given) : null
  if (bytes) return bytes
  throw malformed(method)
}

function malformed(method: string): LatchkeyError {
  return new LatchkeyError('malformed-answer', `The secure frame's answer to ${method} cannot be read.`)
}
