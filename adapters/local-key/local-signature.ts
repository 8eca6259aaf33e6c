import type { Secret } from '../../core/domain/values/secret.ts'
import { localAccount } from './local-account.ts'

/** Signs with the key of the address in the request: `personal_sign` (EIP-191) or `eth_signTypedData_v4` (EIP-712). */
export async function localSignature(
  keys: readonly Secret<string>[],
  method: 'personal_sign' | 'eth_signTypedData_v4',
  params: unknown,
): Promise<string> {
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  if (method === 'personal_sign') {
    const text = String(first)
    return localAccount(keys, second).signMessage({
      message: /^0x([0-9a-f]{2})*$/i.test(text) ? { raw: text as `0x${string}` } : text,
    })
  }
  return localAccount(keys, first).signTypedData(
    typeof second === 'string' ? JSON.parse(second) : (second as never),
  )
}
