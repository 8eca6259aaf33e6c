import type * as z from 'zod/mini'
import { referenceOf } from '../../values/caip.ts'
import { LatchkeyError } from '../../errors/latchkey-error.ts'
import type * as schema from './permit.schema.ts'

/**
 * A permit, which lets a spender take an owner's token by a signature (EIP-2612). `deadline` is in seconds since 1970. `name` and `version` are those
 * of the token's EIP-712 domain.
 */
export type Permit = z.infer<typeof schema.permitSchema>

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}
const signed = /^0x([0-9a-f]{64})([0-9a-f]{64})(1b|1c|00|01)$/i

/** Returns the parameters of `eth_signTypedData_v4` for a permit. */
export function permitTypedData(permit: Permit) {
  const { chainId, token, name, version, owner, spender, amount, nonce, deadline } = permit
  return {
    types,
    primaryType: 'Permit',
    domain: { name, version, chainId: Number(referenceOf(chainId)), verifyingContract: token },
    message: { owner, spender, value: amount, nonce, deadline: String(deadline) },
  }
}

/**
 * Returns the arguments of the token's `permit` in the form of the swap service (hex). Throws `invalid-request` unless the signature is a key's,
 * because tokens cannot check others.
 */
export function permitArguments({ owner, spender, amount, deadline }: Permit, signature: string): string {
  const [, r, s, v] = signed.exec(signature) ?? []
  if (r === undefined || s === undefined || v === undefined) {
    const message = `The permit's signature has ${signature.length} characters; expected the 65 bytes of a key's signature. Approve the token by a transaction.`
    throw new LatchkeyError('invalid-request', message)
  }
  const recovery = Number.parseInt(v, 16) % 27
  const words = [
    owner.slice(2).toLowerCase(),
    spender.slice(2).toLowerCase(),
    BigInt(amount).toString(16),
    deadline.toString(16),
    (27 + recovery).toString(16),
    r,
    s,
  ]
  return `0x${words.map((word) => word.padStart(64, '0')).join('')}`
}
