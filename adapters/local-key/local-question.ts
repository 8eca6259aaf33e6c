import { getAddress, isAddress } from 'viem/utils'
import type { TransactionQuestion, WalletQuestion } from '../../core/domain/connection/wallet-question.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { messageText } from './message-text.ts'
import { transactionFields } from './transaction-fields.ts'
import type { TransactionFields } from './transaction-fields.ts'

/** The calls `transfer` and `approve` of ERC-20: an address and an amount. Further data may follow, because contracts do not read it. */
const tokenCall = /^0x(a9059cbb|095ea7b3)0{24}([\da-f]{40})([\da-f]{64})/i

/** Returns the question about a request: what it would send or sign. Throws `invalid-request` for a malformed transaction. */
export function localQuestion(chainId: ChainId, method: string, params: unknown): WalletQuestion {
  if (method === 'eth_sendTransaction') return transactionQuestion(chainId, transactionFields(params))
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  const message = method === 'personal_sign' ? textOf(String(first)) : typedText(second)
  return { kind: 'sign', method, message }
}

function transactionQuestion(chainId: ChainId, fields: TransactionFields): TransactionQuestion {
  const { to, value = 0n, data, gas, gasPrice, maxFeePerGas = gasPrice, maxPriorityFeePerGas } = fields
  const feePerGas = maxFeePerGas ?? maxPriorityFeePerGas
  const [, selector = '', other = '', amount = '0'] = tokenCall.exec(data) ?? []
  return {
    kind: 'send',
    chainId,
    from: readableAddress(String(fields.from)),
    to: to && readableAddress(to),
    coins: value.toString(),
    token:
      to !== null && isAddress(to, { strict: false }) && value === 0n && selector !== ''
        ? {
            action: selector.toLowerCase() === 'a9059cbb' ? 'transfer' : 'approve',
            other: readableAddress(`0x${other}`),
            amount: BigInt(`0x${amount}`).toString(),
          }
        : null,
    data,
    gas: gas?.toString() ?? null,
    feePerGas: feePerGas?.toString() ?? null,
  }
}

/** Returns an address with its checksum (EIP-55), and any other text unchanged. */
function readableAddress(given: string): string {
  return isAddress(given, { strict: false }) ? getAddress(given) : given
}

/** Returns the text of a message that may be written in hexadecimal digits. */
function textOf(message: string): string {
  if (!/^0x([\da-f]{2})+$/i.test(message)) return message
  const pairs = message.slice(2).match(/../g) ?? []
  return messageText(Uint8Array.from(pairs, (digits) => Number.parseInt(digits, 16)))
}

/** Returns the type, the domain and the message of typed data (EIP-712), line by line, or the data as it was sent. */
function typedText(data: unknown): string {
  try {
    const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : data
    const { primaryType, domain, message } = parsed as Readonly<Record<string, unknown>>
    return JSON.stringify(
      { primaryType, domain, message },
      (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      1,
    )
  } catch {
    return String(data)
  }
}
