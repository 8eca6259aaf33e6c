import { size, toHex, type Hex } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { entryPoint, senderCreator } from '../chains/entry-point.ts'
import type { BundlerChain } from './bundler-chain.ts'
import { RpcRefusal, refusalCodes } from './rpc-refusal.ts'
import { prospectOf, refuseBy, simulateCalls } from './simulation.ts'
import type { Operation } from './user-operation.ts'

/** Gas for an account to check its operation, beside making the account, and for a paymaster to check it. */
const verification = 300_000n
const paymasterVerification = 60_000n
/** Gas for what its calls write only once time has passed, as an exchange its prices: a node simulates in the time of the last block. */
const timely = 60_000n
/** Gas for what the bundle itself costs, beside each byte of the operation. */
const bundle = 60_000n
const perByte = 16n
/** What calls need at most beside what they used: up to a fifth of it is given back in the end (EIP-3529), and a call leaves a 64th to its caller (EIP-150). */
const room = 16n

/** Estimates what an operation needs, its signature aside; throws a refusal for one that would fail. */
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
  // Whoever asks has nothing to sign yet, and this is what the EntryPoint looks at last.
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
