import type { Json } from '../../core/domain/values/json.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { solanaNameOf } from '../../core/domain/network/solana.ts'
import { toBase58 } from '../../core/domain/values/base58.ts'
import { toBase64 } from '../../core/domain/values/base64.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { signatureBy } from '../../core/domain/operations/solana-transaction.ts'
import { bytesIn, callFeature, offers, unsupported } from './feature-call.ts'
import type { SolanaQuestion } from './feature-call.ts'
import { partOf } from './standard-wallet.ts'
import {
  messageIn,
  paramsOf,
  sendOptionsIn,
  transactionIn,
  transactionsIn,
} from '../solana/request-params.ts'

type Ask = (question: SolanaQuestion, send: SendSigned) => Promise<Json>

/** The requests to a wallet's features, in the shapes of Solana's methods over WalletConnect. `solana_signIn` is Latchkey's own. */
const methods: Readonly<Record<string, Ask>> = {
  solana_signMessage: async (question) => {
    const message = messageIn(paramsOf(question.params))
    const [output] = await callFeature(question, 'solana:signMessage', [{ ...on(question), message }])
    const signature = toBase58(bytesIn(output, 'signature', question))
    const signed = bytesIn(output, 'signedMessage', question, message.length === 0 ? 0 : 1)
    return signed.length === message.length && signed.every((byte, place) => byte === message[place])
      ? { signature }
      : { signature, signedMessage: toBase58(signed) }
  },
  solana_signTransaction: async (question) => {
    const [signed = new Uint8Array()] = await sign(question, [transactionIn(paramsOf(question.params))])
    return { signature: signatureIn(signed, question), transaction: toBase64(signed) }
  },
  solana_signAllTransactions: async (question) => {
    const signed = await sign(question, transactionsIn(paramsOf(question.params)))
    return { transactions: signed.map(toBase64) }
  },
  solana_signAndSendTransaction: async (question, send) => {
    const params = paramsOf(question.params)
    const transaction = transactionIn(params)
    const options = sendOptionsIn(params)
    const { chainId, signal } = question
    if (!offers(question, 'solana:signAndSendTransaction')) {
      const [signed = new Uint8Array()] = await sign(question, [transaction])
      return send({ chainId, transaction: signed, options }, signal)
    }
    const input = { ...on(question), transaction, options }
    const [output] = await callFeature(question, 'solana:signAndSendTransaction', [input])
    return { signature: toBase58(bytesIn(output, 'signature', question)) }
  },
  solana_signIn: async (question) => {
    const [output] = await callFeature(question, 'solana:signIn', [paramsOf(question.params)])
    const address = partOf(partOf(output, 'account'), 'address')
    return {
      address: typeof address === 'string' ? address : question.account.address,
      signedMessage: toBase58(bytesIn(output, 'signedMessage', question)),
      signature: toBase58(bytesIn(output, 'signature', question)),
    }
  },
}

/**
 * Asks a wallet for a Solana method. If the wallet only signs, Latchkey sends. Throws `method-unsupported`, `user-rejected`, `malformed-answer` …
 */
export function solanaRequest(question: SolanaQuestion, send: SendSigned): Promise<Json> {
  const ask = Object.hasOwn(methods, question.method) ? methods[question.method] : undefined
  return ask ? ask(question, send) : Promise.reject(unsupported(question.method))
}

async function sign(question: SolanaQuestion, transactions: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const inputs = transactions.map((transaction) => ({ ...on(question), transaction }))
  const outputs = await callFeature(question, 'solana:signTransaction', inputs)
  return outputs.map((output) => bytesIn(output, 'signedTransaction', question))
}

function on({ account, chainId }: SolanaQuestion) {
  return { account: account.given, chain: solanaNameOf(chainId) ?? chainId }
}

function signatureIn(signed: Uint8Array, { account }: SolanaQuestion): string {
  const signature = signatureBy(signed, account.address)
  if (signature !== null) return signature
  throw new LatchkeyError(
    'malformed-answer',
    `The wallet answered with a transaction that ${account.address} did not sign.`,
  )
}
