import {
  createWalletClient,
  defineChain,
  encodeFunctionData,
  http,
  publicActions,
  type Account,
  type Chain,
  type HttpTransport,
  type PublicActions,
  type WalletClient,
} from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { chainDefinitions } from '../chains/chain-definition.ts'
import type { Operation } from './user-operation.ts'

/** The client of one chain for the sender of operations. */
export type BundlerChain = WalletClient<HttpTransport, Chain, Account> &
  PublicActions<HttpTransport, Chain, Account>

const nodePatience = 10_000

/** Creates the client of a chain, by its CAIP-2 id, for an account. Returns `null` for a chain that the sandbox does not have. */
export function bundlerChain(name: string, nodeUrl: string, account: Account): BundlerChain | null {
  const definition = chainDefinitions.find(({ id }) => `eip155:${id}` === name)
  if (!definition) return null
  const chain = defineChain({ ...definition, rpcUrls: { default: { http: [nodeUrl] } } })
  const transport = http(nodeUrl, { timeout: nodePatience, retryCount: 0 })
  return createWalletClient({ account, chain, transport, pollingInterval: 20, cacheTime: 0 }).extend(
    publicActions,
  )
}

/** Returns the EntryPoint's call data and gas for one operation. The sender is refunded. */
export function bundleOf(operation: Operation, beneficiary: `0x${string}`) {
  const { callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const data = encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], beneficiary],
  })
  const gas =
    callGasLimit +
    verificationGasLimit +
    preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n) +
    spare
  return { data, gas }
}

// The EntryPoint reserves a 64th of the remaining gas and its own overhead, and fails the bundle if that is missing.
const spare = 1_500_000n
