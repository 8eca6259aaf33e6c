import {
  decodeFunctionData,
  encodeEventTopics,
  isAddressEqual,
  decodeEventLog,
  type Hex,
  type Log,
  type RpcLog,
  type RpcTransaction,
  type RpcTransactionReceipt,
} from 'viem'
import {
  entryPoint07Abi,
  formatUserOperationRequest,
  getUserOperationHash,
  toUserOperation,
} from 'viem/account-abstraction'
import { entryPoint } from '../chains/entry-point.ts'
import type { BundlerChain } from './bundler-chain.ts'

const ended = encodeEventTopics({ abi: entryPoint07Abi, eventName: 'UserOperationEvent' })[0]
const begun = encodeEventTopics({ abi: entryPoint07Abi, eventName: 'BeforeExecution' })[0]

/** Returns an operation's receipt by its hash (`eth_getUserOperationReceipt`). Returns `null` before it is mined. */
export async function receiptOf(chain: BundlerChain, hash: Hex) {
  const log = await endOf(chain, hash)
  if (!log?.transactionHash) return null
  const receipt = await ask<RpcTransactionReceipt>(chain, 'eth_getTransactionReceipt', [log.transactionHash])
  const { args } = decodeEventLog({
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    data: log.data,
    topics: log.topics as [Hex, Hex, Hex, Hex],
  })
  return {
    userOpHash: hash,
    entryPoint,
    sender: args.sender,
    nonce: toQuantity(args.nonce),
    paymaster: args.paymaster,
    actualGasCost: toQuantity(args.actualGasCost),
    actualGasUsed: toQuantity(args.actualGasUsed),
    success: args.success,
    logs: logsOf(receipt.logs, log),
    receipt,
  }
}

/** Returns an operation by its hash, and where it was mined (`eth_getUserOperationByHash`). Returns `null` before it is mined. */
export async function operationOf(chain: BundlerChain, hash: Hex) {
  const log = await endOf(chain, hash)
  if (!log?.transactionHash) return null
  const { input } = await ask<RpcTransaction>(chain, 'eth_getTransactionByHash', [log.transactionHash])
  const { functionName, args } = decodeFunctionData({ abi: entryPoint07Abi, data: input })
  if (functionName !== 'handleOps') return null
  const operation = args[0]
    .map((packed) => toUserOperation(packed))
    .find((userOperation) => hash === hashOf(chain, userOperation))
  if (!operation) return null
  const { transactionHash, blockHash, blockNumber } = log
  return {
    userOperation: formatUserOperationRequest(operation),
    entryPoint,
    transactionHash,
    blockHash,
    blockNumber,
  }
}

function hashOf({ chain }: BundlerChain, userOperation: ReturnType<typeof toUserOperation>): Hex {
  return getUserOperationHash({
    chainId: chain.id,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation,
  })
}

async function endOf(chain: BundlerChain, hash: Hex): Promise<RpcLog | undefined> {
  const filter = { address: entryPoint, topics: [ended, hash], fromBlock: '0x0', toBlock: 'latest' }
  return (await ask<readonly RpcLog[]>(chain, 'eth_getLogs', [filter])).at(-1)
}

/** Returns an operation's own logs: those between the end of the previous operation and its own end. */
function logsOf(logs: readonly Log<Hex, Hex>[] | readonly RpcLog[], own: RpcLog) {
  const place = logs.findIndex(({ logIndex }) => logIndex === own.logIndex)
  const isMark = ({ address, topics }: { address: Hex; topics: readonly Hex[] }) =>
    isAddressEqual(address, entryPoint) && (topics[0] === ended || topics[0] === begun)
  const before = logs.slice(0, place).findLastIndex(isMark)
  return logs.slice(before + 1, place)
}

function ask<Answer>(chain: BundlerChain, method: string, params: readonly unknown[]): Promise<Answer> {
  return (chain.request as (question: object) => Promise<Answer>)({ method, params })
}

function toQuantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}
