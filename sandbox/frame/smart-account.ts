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

/** The contract that a key owns on a chain. */
export type UserSmartAccount = Awaited<ReturnType<typeof openSmartAccount>>

/** One thing that an account does. */
export type Call = {
  readonly to: Address
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
}

const dummySignature: Hex = `0x${'11'.repeat(64)}1b`
const pollingInterval = 50

/** The contract that a key owns on a chain, by its CAIP-2 id, as viem has such accounts; it knows from the node whether it is made. */
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

/** The bundler that the contract acts by; its gas is paid for it, unless it is to pay for itself. */
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

/** Lets what a node or a bundler refused be told in one sentence. */
export async function inWords<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    throw new FrameRefusal([error.shortMessage, error.details].filter(Boolean).join(' '))
  }
}

/** What the owner signs for the contract: the account and the chain that it counts for stand in it. */
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
