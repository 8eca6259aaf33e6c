import { privateKeyToAccount } from 'viem/accounts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Secret } from '../../core/domain/secret.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'

/** Signs with the key whose address the request names: `personal_sign` (EIP-191) or `eth_signTypedData_v4` (EIP-712). */
export async function localSignature(
  keys: readonly Secret<string>[],
  method: string,
  params: unknown,
): Promise<string> {
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  const [subject, address] = method === 'personal_sign' ? [first, second] : [second, first]
  const account = keys
    .map((key) => privateKeyToAccount(key.reveal() as `0x${string}`))
    .find((candidate) => candidate.address.toLowerCase() === String(address).toLowerCase())
  if (!account) {
    throw new LatchkeyError(
      'unauthorized',
      `The local key wallet has no key for ${shapeOf(address)}; expected one of its own addresses.`,
    )
  }
  if (method === 'personal_sign') {
    const text = String(subject)
    return account.signMessage({
      message: /^0x([0-9a-f]{2})*$/i.test(text) ? { raw: text as `0x${string}` } : text,
    })
  }
  if (method === 'eth_signTypedData_v4') {
    return account.signTypedData(typeof subject === 'string' ? JSON.parse(subject) : (subject as never))
  }
  throw new LatchkeyError(
    'method-unsupported',
    `The local key wallet cannot answer ${method}; it signs messages and typed data.`,
  )
}
