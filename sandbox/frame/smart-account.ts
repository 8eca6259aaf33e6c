import { BaseError, createClient, defineChain, encodeFunctionData, http, type Address, type Hex } from 'viem'
import {
  createBundlerClient,
  entryPoint07Abi,
  entryPoint07Address,
  getUserOperationHash,
  toSmartAccount,
} from 'viem/account-abstraction'
import type { PrivateKeyAccount } from 'viem/accounts'
import { hashMessage, hashTypedData } from 'viem/utils'
import { chainDefinitions } from '../chains/chain-definition.ts'
import {
  userAccountAbi,
  userAccountCreation,
  userAccountFactory,
  userAccountOf,
} from '../chains/user-account.ts'
import { FrameRefusal } from './refusal.ts'

/** A key's contract account on a chain. */
export type UserSmartAccount = Awaited<ReturnType<typeof openSmartAccount>>

/** One call of an account. */
export type Call = {
  readonly to: Address
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
}

const dummySignature: Hex = `0x${'11'.repeat(64)}1b`
const pollingInterval = 50

/** Opens a key's contract account on a chain, by its CAIP-2 id, in viem's form. The node says whether it is deployed. */
export function openSmartAccount(owner: PrivateKeyAccount, name: string, nodeUrl: string) {
  const definition = chainDefinitions.find(({ id }) => `eip155:${id}` === name)
  if (!definition) throw new FrameRefusal(`There are no smart accounts on ${name}.`)
  const chain = defineChain({ ...definition, rpcUrls: { default: { http: [nodeUrl] } } })
  const client = createClient({ chain, transport: http(nodeUrl, { retryCount: 0 }), pollingInterval })
  const address = userAccountOf(owner.address)
  const sign = (hash: Hex) => owner.signTypedData(boundTo(chain.id, address, hash))
  return toSmartAccount({
    client,
    entryPoint: { abi: entryPoint07Abi, address: entryPoint07Address, version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({
      factory: userAccountFactory,
      factoryData: userAccountCreation(owner.address),
    }),
    encodeCalls: async (calls) => encodeCalls(calls),
    getStubSignature: async () => dummySignature,
    signMessage: ({ message }) => sign(hashMessage(message)),
    signTypedData: (data) => sign(hashTypedData(data as Parameters<typeof hashTypedData>[0])),
    signUserOperation: async (operation) => {
      const hash = getUserOperationHash({
        chainId: chain.id,
        entryPointAddress: entryPoint07Address,
        entryPointVersion: '0.7',
        userOperation: { ...operation, sender: address },
      })
      return owner.signMessage({ message: { raw: hash } })
    },
  })
}

/** Returns the contract's bundler client. The paymaster pays for gas, unless `isSponsored` is false. */
export function bundlerOf(account: UserSmartAccount, bundlerUrl: string, isSponsored = true) {
  const { client } = account
  return createBundlerClient({
    account,
    client,
    chain: client.chain,
    ...(isSponsored && { paymaster: true as const }),
    pollingInterval,
    transport: http(bundlerUrl, { retryCount: 0 }),
  })
}

/** Turns a node's or a bundler's error into one sentence. */
export async function inWords<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    throw new FrameRefusal([error.shortMessage, error.details].filter(Boolean).join(' '))
  }
}

/** Returns the typed data that the owner signs for the contract. It holds the account and the chain. */
function boundTo(chainId: number, verifyingContract: Address, hash: Hex) {
  return {
    domain: { name: 'SandboxUserAccount', version: '1', chainId, verifyingContract },
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash },
  } as const
}

function encodeCalls(calls: readonly Call[]): Hex {
  const [first, ...more] = calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))
  if (first && more.length === 0) {
    const args = [first.to, first.value, first.data]
    return encodeFunctionData({ abi: userAccountAbi, functionName: 'execute', args })
  }
  const all = first ? [first, ...more] : []
  return encodeFunctionData({ abi: userAccountAbi, functionName: 'executeBatch', args: [all] })
}
