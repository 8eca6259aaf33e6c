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

/** The way to one chain, for whoever sends operations there. */
export type BundlerChain = WalletClient<HttpTransport, Chain, Account> &
  PublicActions<HttpTransport, Chain, Account>

const nodePatience = 10_000

/** Talks to the node of a chain, by its CAIP-2 id, as an account; `null` for a chain that is none of the sandbox. */
export function bundlerChain(name: string, nodeUrl: string, account: Account): BundlerChain | null {
  const definition = chainDefinitions.find(({ id }) => `eip155:${id}` === name)
  if (!definition) return null
  const chain = defineChain({ ...definition, rpcUrls: { default: { http: [nodeUrl] } } })
  const transport = http(nodeUrl, { timeout: nodePatience, retryCount: 0 })
  return createWalletClient({ account, chain, transport, pollingInterval: 20, cacheTime: 0 }).extend(
    publicActions,
  )
}

/** What the EntryPoint is called with for one operation; its gas goes back to whoever sends it. */
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

// The EntryPoint keeps a 64th of what is left and its own overhead back, and fails the whole bundle where that is short.
const spare = 1_500_000n
