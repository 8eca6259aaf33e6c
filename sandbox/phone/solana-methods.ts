import base58 from 'bs58'
import { askNode } from '../browser-wallet/ask-node.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import type { SolanaKey } from '../solana-key.ts'
import {
  describeSolanaTransaction,
  readSolanaTransaction,
  signSolanaTransaction,
} from '../solana-transaction.ts'
import { unauthorizedAccount, type SigningContext, type SigningMethod } from './signing-method.ts'

type SolanaParams = Readonly<Record<string, unknown>>

/** The phone's Solana methods, by name. Transactions are base64, signatures base58. */
export const solanaMethods: Readonly<Record<string, SigningMethod>> = {
  solana_signMessage: {
    namespace: 'solana',
    title: 'Sign a message',
    describe: (params) => new TextDecoder().decode(readMessage(params)),
    async run(context, params) {
      const message = readMessage(params)
      const { pubkey } = readParams(params)
      const account = context.accounts.find(({ solana }) => solana.address === pubkey)
      if (!account) throw unauthorizedAccount(pubkey)
      return { signature: base58.encode(await account.solana.sign(message)) }
    },
  },
  solana_signTransaction: {
    namespace: 'solana',
    title: 'Sign a transaction',
    describe: (params) => describe(readTransaction(readParams(params)['transaction'])),
    async run(context, params) {
      const { bytes, signature } = await sign(context, readTransaction(readParams(params)['transaction']))
      return { signature: base58.encode(signature), transaction: toBase64(bytes) }
    },
  },
  solana_signAllTransactions: {
    namespace: 'solana',
    title: 'Sign transactions',
    describe: (params) => readTransactions(params).map(describe).join('\n\n'),
    async run(context, params) {
      const signed = await Promise.all(readTransactions(params).map((bytes) => sign(context, bytes)))
      return { transactions: signed.map(({ bytes }) => toBase64(bytes)) }
    },
  },
  solana_signAndSendTransaction: {
    namespace: 'solana',
    title: 'Send a transaction',
    describe: (params) => describe(readTransaction(readParams(params)['transaction'])),
    async run(context, params) {
      const { transaction, sendOptions } = readParams(params)
      const node = context.solanaNode()
      const { bytes } = await sign(context, readTransaction(transaction))
      const options = { ...Object(sendOptions), encoding: 'base64' }
      const chain = { name: 'Solana', rpcUrl: node }
      return { signature: await askNode(chain, 'sendTransaction', [toBase64(bytes), options]) }
    },
  },
}

async function sign(context: SigningContext, bytes: Uint8Array): ReturnType<typeof signSolanaTransaction> {
  const { signatures } = readSolanaTransaction(bytes).transaction
  const signers = Object.keys(signatures)
  const key: SolanaKey | undefined = context.accounts
    .map(({ solana }) => solana)
    .find(({ address }) => signers.includes(address))
  if (!key) throw unauthorizedAccount(signers.join(', '))
  return signSolanaTransaction(bytes, key)
}

function describe(bytes: Uint8Array): string {
  return describeSolanaTransaction(bytes)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function readParams(params: unknown): SolanaParams {
  const [given] = Array.isArray(params) ? (params as unknown[]) : [params]
  return (given ?? {}) as SolanaParams
}

function readMessage(params: unknown): Uint8Array {
  const { message } = readParams(params)
  if (typeof message !== 'string') throw invalid('solana_signMessage needs "message" in base58 and "pubkey".')
  try {
    return base58.decode(message)
  } catch {
    throw invalid('"message" must be base58.')
  }
}

function readTransactions(params: unknown): readonly Uint8Array[] {
  const { transactions } = readParams(params)
  if (Array.isArray(transactions) && transactions.length > 0) return transactions.map(readTransaction)
  throw invalid('"transactions" must be a list of serialized transactions in base64.')
}

function readTransaction(text: unknown): Uint8Array {
  try {
    const bytes = Uint8Array.from(atob(String(text)), (sign) => sign.charCodeAt(0))
    readSolanaTransaction(bytes)
    return bytes
  } catch (error) {
    throw invalid(`"transaction" must be a serialized transaction in base64: ${(error as Error).message}`)
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function invalid(message: string): ProviderError {
  return new ProviderError(providerCodes.invalidParams, message)
}
