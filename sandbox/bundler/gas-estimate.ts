import { size, toHex, type Hex } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { entryPoint, senderCreator } from '../chains/entry-point.ts'
import type { BundlerChain } from './bundler-chain.ts'
import { RpcRefusal, refusalCodes } from './rpc-refusal.ts'
import { prospectOf, refuseBy, simulateCalls } from './simulation.ts'
import type { Operation } from './user-operation.ts'

/** The gas of an account's validation, without its deployment, and of a paymaster's validation. */
const verification = 300_000n
const paymasterVerification = 60_000n
/** Gas for storage that calls write only after time has passed, such as an exchange's prices. A node simulates at the time of the last block. */
const timely = 60_000n
/** The gas of the bundle itself, and of each byte of the operation. */
const bundle = 60_000n
const perByte = 16n
/**
 * The extra gas that calls may need. Up to a fifth of the used gas is refunded at the end (EIP-3529), and a call reserves a 64th for its caller
 * (EIP-150).
 */
const room = 16n

/** Estimates the gas of an operation without its signature. Throws a refusal for one that would fail. */
export async function estimateGas(
  chain: BundlerChain,
  draft: Operation,
): Promise<Readonly<Record<string, Hex>>> {
  const { sender, callData, factory, factoryData = '0x', paymaster } = draft
  const making = factory ? [{ from: senderCreator, to: factory, data: factoryData }] : []
  const simulated = await simulateCalls(chain, [...making, { from: entryPoint, to: sender, data: callData }])
  const acting = simulated.at(-1)
  const made = factory ? simulated[0] : undefined
  if (!acting) throw new RpcRefusal(refusalCodes.internal, 'The node simulated nothing.')
  if (made && made.status !== '0x1')
    throw new RpcRefusal(refusalCodes.byEntryPoint, 'AA13 initCode failed or OOG')
  const limits = {
    callGasLimit: (BigInt(acting.gasUsed) * room) / 10n + timely,
    verificationGasLimit: BigInt(made?.gasUsed ?? 0) + verification,
    preVerificationGas: bundle + perByte * sizeOf(draft),
    paymasterVerificationGasLimit: paymaster ? paymasterVerification : 0n,
    paymasterPostOpGasLimit: 0n,
  }
  const prospect = await prospectOf(chain, { ...draft, ...limits })
  // The caller has no signature yet, and the EntryPoint checks it last.
  const isUnsigned = prospect.refused?.startsWith('AA24') ?? false
  if (!isUnsigned) refuseBy(prospect)
  if (acting.status !== '0x1') refuseBy({ refused: null, reverted: { reason: acting.returnData } })
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, toHex(limit)]))
}

function sizeOf(draft: Operation): bigint {
  const { initCode, callData, paymasterAndData, signature } = toPackedUserOperation(draft)
  const words = 10n * 32n
  return words + BigInt(size(initCode) + size(callData) + size(paymasterAndData) + size(signature))
}
