import type { Hex } from 'viem'
import { entryPoint07Address, formatUserOperationRequest } from 'viem/account-abstraction'
import { askNode } from '../browser-wallet/ask-node.ts'
import { readOperation, type Operation } from '../bundler/user-operation.ts'
import type { FrameWorld } from './frame-world.ts'
import { FrameRefusal } from './refusal.ts'
import type { UserWallet } from './user-wallet.ts'

/** Methods of the bundler that need no approval. */
const readings: ReadonlySet<string> = new Set([
  'eth_supportedEntryPoints',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationReceipt',
  'eth_getUserOperationByHash',
])

/** Returns whether a method is for the bundler and signs nothing. */
export function isOperationReading(method: string): boolean {
  return readings.has(method)
}

/** Asks the bundler of a chain. Its own errors are passed on. */
export function askBundler(
  { bundlerUrl }: Pick<FrameWorld, 'bundlerUrl'>,
  chain: string,
  method: string,
  params: unknown,
): Promise<unknown> {
  return askNode({ name: `operations on ${chain}`, rpcUrl: bundlerUrl(chain) }, method, params)
}

/** Signs and sends a page's operation for the user's contract (`eth_sendUserOperation`). */
export async function sendUserOperation(
  world: FrameWorld,
  wallet: UserWallet,
  params: unknown,
): Promise<Hex> {
  const [given, entryPoint = entryPoint07Address] = Array.isArray(params) ? (params as unknown[]) : []
  const operation = operationIn(given)
  if (!wallet.isContract(operation.sender))
    throw new FrameRefusal('The operation is of an account that is not of this wallet.')
  const account = await wallet.smartAccount()
  const signature = await account.signUserOperation(operation)
  const signed = formatUserOperationRequest({ ...operation, signature })
  return (await askBundler(world, wallet.chain, 'eth_sendUserOperation', [signed, entryPoint])) as Hex
}

function operationIn(given: unknown): Operation {
  try {
    return readOperation({ ...Object(given), signature: '0x' })
  } catch (error) {
    throw new FrameRefusal((error as Error).message)
  }
}
