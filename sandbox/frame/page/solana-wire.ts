import base58 from 'bs58'

type Params = Readonly<Record<string, unknown>>

/** Returns a page's parameters, in base58, in the form of other wallets, with transactions in base64. */
export function solanaParams(method: string, params: unknown): unknown {
  if (!method.startsWith('solana_')) return params
  const { transaction, transactions, options, ...rest } = Object(params) as Params
  return {
    ...rest,
    ...(transaction !== undefined && { transaction: toBase64(transaction) }),
    ...(Array.isArray(transactions) && { transactions: (transactions as unknown[]).map(toBase64) }),
    ...(options !== undefined && { sendOptions: options }),
  }
}

/** Returns a wallet's answer with its transactions in base58. */
export function solanaAnswer(method: string, answer: unknown): unknown {
  if (!method.startsWith('solana_')) return answer
  const { transaction, transactions, ...rest } = Object(answer) as Params
  return {
    ...rest,
    ...(typeof transaction === 'string' && { transaction: toBase58(transaction) }),
    ...(Array.isArray(transactions) && { transactions: (transactions as string[]).map(toBase58) }),
  }
}

function toBase64(given: unknown): string {
  if (typeof given !== 'string') throw new Error('A transaction must be a text in base58.')
  return btoa(String.fromCharCode(...base58.decode(given)))
}

function toBase58(base64: string): string {
  return base58.encode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
}
