import { isAddress } from '../../core/domain/account/account.ts'
import type { TransactionQuestion, WalletQuestion } from '../../core/domain/connection/wallet-question.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'

type Fields = Readonly<Record<string, unknown>>

/** The calls `transfer` and `approve` of ERC-20: an address and an amount. Further data may follow, because contracts do not read it. */
const tokenCall = /^0x(a9059cbb|095ea7b3)0{24}([\da-f]{40})([\da-f]{64})/i

/** Returns the question about a request: what would be sent or signed, as far as the wallet can read it. */
export function localQuestion(chainId: ChainId, method: string, params: unknown): WalletQuestion {
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  if (method === 'eth_sendTransaction') return transactionQuestion(chainId, fieldsOf(first))
  const message = method === 'personal_sign' ? textOf(String(first)) : typedText(second)
  return { kind: 'sign', method, message }
}

function transactionQuestion(chainId: ChainId, fields: Fields): TransactionQuestion {
  const data = String(fields['data'] ?? fields['input'] ?? '0x')
  const to = typeof fields['to'] === 'string' ? fields['to'] : null
  const [, selector = '', other = '', amount = '0'] = tokenCall.exec(data) ?? []
  return {
    kind: 'send',
    chainId,
    from: String(fields['from'] ?? ''),
    to,
    coins: coinsOf(fields['value']),
    token:
      to !== null && isAddress(to) && selector !== ''
        ? {
            action: selector.toLowerCase() === 'a9059cbb' ? 'transfer' : 'approve',
            other: `0x${other}`,
            amount: BigInt(`0x${amount}`).toString(),
          }
        : null,
    data,
  }
}

/** Returns an amount of coins. A malformed one is refused later, so it counts as none here. */
function coinsOf(value: unknown): string {
  const isNumber = /^(0x[\da-f]+|\d+)$/i.test(String(value))
  return isNumber ? BigInt(String(value)).toString() : '0'
}

/** Returns the text of a message in hexadecimal digits, or the digits if they are no text. */
function textOf(message: string): string {
  if (!/^0x([\da-f]{2})+$/i.test(message)) return message
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(message.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16)),
    )
  } catch {
    return message
  }
}

/** Returns the domain and the message of typed data (EIP-712), line by line, or the data as it was sent. */
function typedText(data: unknown): string {
  try {
    const { domain, message } = fieldsOf(typeof data === 'string' ? JSON.parse(data) : data)
    return JSON.stringify(
      { domain, message },
      (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      1,
    )
  } catch {
    return String(data)
  }
}

function fieldsOf(given: unknown): Fields {
  return (typeof given === 'object' && given !== null ? given : {}) as Fields
}
