import { isAddress, isHex, type Address, type Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { RpcRefusal, refusalCodes } from './rpc-refusal.ts'

/** A user operation of version 0.7, with numbers decoded. */
export type Operation = UserOperation<'0.7'>

const quantities = ['callGasLimit', 'verificationGasLimit', 'preVerificationGas'] as const
const fees = ['maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Reads a user operation in JSON-RPC form. Throws -32602, which names the invalid field. */
export function readOperation(given: unknown): Operation {
  const read = fieldsOf(given)
  return {
    ...read.common(),
    signature: read.bytes('signature'),
    ...Object.fromEntries([...quantities, ...fees].map((name) => [name, read.quantity(name)])),
  } as Operation
}

/** Reads an operation for an estimate, which may lack gas, fees and signature. */
export function readDraft(given: unknown): Operation {
  const open = Object.fromEntries([...quantities, ...fees].map((name) => [name, '0x0']))
  return readOperation({ signature: '0x', ...open, ...Object(given) })
}

function fieldsOf(given: unknown) {
  const fields = Object(given) as Readonly<Record<string, unknown>>
  const take = <Value>(name: string, isGood: (value: unknown) => boolean, wanted: string): Value => {
    if (isGood(fields[name])) return fields[name] as Value
    throw new RpcRefusal(refusalCodes.invalidParams, `"${name}" must be ${wanted}.`)
  }
  const address = (name: string) =>
    take<Address>(
      name,
      (value) => typeof value === 'string' && isAddress(value, { strict: false }),
      'an address',
    )
  const bytes = (name: string) =>
    take<Hex>(name, (value) => isHex(value) && value.length % 2 === 0, 'hex bytes')
  const quantity = (name: string) =>
    BigInt(take<Hex>(name, (value) => isHex(value) && value.length > 2, 'a hex quantity'))
  const isThere = (name: string) => fields[name] !== undefined && fields[name] !== null
  const common = () => ({
    sender: address('sender'),
    nonce: quantity('nonce'),
    callData: bytes('callData'),
    ...(isThere('factory') && { factory: address('factory'), factoryData: bytes('factoryData') }),
    ...(isThere('paymaster') && {
      paymaster: address('paymaster'),
      paymasterData: isThere('paymasterData') ? bytes('paymasterData') : ('0x' as const),
      paymasterVerificationGasLimit: isThere('paymasterVerificationGasLimit')
        ? quantity('paymasterVerificationGasLimit')
        : 0n,
      paymasterPostOpGasLimit: isThere('paymasterPostOpGasLimit') ? quantity('paymasterPostOpGasLimit') : 0n,
    }),
  })
  return { common, bytes, quantity }
}
