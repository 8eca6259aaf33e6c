import {
  formatEther,
  hexToString,
  isAddressEqual,
  isAddress,
  isHex,
  stringToHex,
  type Hex,
  type TypedDataDefinition,
} from 'viem'
import { askNode } from '../browser-wallet/ask-node.ts'
import { readAddedChain } from '../browser-wallet/known-chains.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import { completeTransaction, readTransaction } from '../browser-wallet/transaction.ts'
import { unauthorizedAccount, type SigningContext, type SigningMethod } from './signing-method.ts'
import { solanaMethods } from './solana-methods.ts'

const typedData: SigningMethod = {
  namespace: 'eip155',
  title: 'Sign typed data',
  describe: (params) => JSON.stringify(readTypedData(list(params)[1]).message, null, 2),
  run: (context, params) => {
    const [address, data] = list(params)
    return evmKey(context, address).signTypedData(readTypedData(data))
  },
}

/** Every method of the phone, by name. */
export const signingMethods: Readonly<Record<string, SigningMethod>> = {
  personal_sign: {
    namespace: 'eip155',
    title: 'Sign a message',
    describe: (params) => readable(readMessage(params).raw),
    run: (context, params) => {
      const { raw, address } = readMessage(params)
      return evmKey(context, address).signMessage({ message: { raw } })
    },
  },
  eth_signTypedData: typedData,
  eth_signTypedData_v4: typedData,
  eth_sendTransaction: {
    namespace: 'eip155',
    title: 'Send a transaction',
    describe(params) {
      const { to, value, data } = (list(params)[0] ?? {}) as { to?: string; value?: Hex; data?: Hex }
      const amount = formatEther(BigInt(value ?? '0x0'))
      return `${amount} to ${to ?? 'a new contract'}${data && data !== '0x' ? `, with data ${data.slice(0, 10)}…` : ''}`
    },
    async run(context, params) {
      const chain = context.chain()
      const request = readTransaction(list(params)[0], chain.id)
      const key = evmKey(context, request.from)
      const transaction = await completeTransaction(request, chain)
      return askNode(chain, 'eth_sendRawTransaction', [await key.signTransaction(transaction)])
    },
  },
  wallet_switchEthereumChain: {
    namespace: 'eip155',
    title: 'Switch network',
    describe: (params) => `To chain ${readChainId(params)}`,
    async run(context, params) {
      await context.switchChain(readChainId(params))
      return null
    },
  },
  wallet_addEthereumChain: {
    namespace: 'eip155',
    title: 'Add a network',
    describe(params) {
      const { id, name, rpcUrl } = readAddedChain(list(params)[0])
      return `${name} (${id}) at ${rpcUrl}`
    },
    async run(context, params) {
      await context.addChain(readAddedChain(list(params)[0]))
      return null
    },
  },
  ...solanaMethods,
}

function evmKey(context: SigningContext, address: unknown) {
  const account = context.accounts.find(
    ({ evm }) => isWrittenAddress(address) && isAddressEqual(evm.address, address),
  )
  if (account) return account.evm
  throw unauthorizedAccount(address)
}

function readMessage(params: unknown): { readonly raw: Hex; readonly address: unknown } {
  const [first, second] = list(params)
  const [message, address] =
    isWrittenAddress(first) && !isWrittenAddress(second) ? [second, first] : [first, second]
  if (typeof message !== 'string') throw invalid('personal_sign needs the message and the address.')
  return { raw: isHex(message) ? message : stringToHex(message), address }
}

function readTypedData(value: unknown): TypedDataDefinition {
  try {
    const data = (typeof value === 'string' ? JSON.parse(value) : value) as TypedDataDefinition
    if (data.types && data.primaryType && 'message' in data) return data
  } catch {
    throw invalid('The typed data is not JSON.')
  }
  throw invalid('Typed data needs "types", "primaryType" and "message" (EIP-712).')
}

function readChainId(params: unknown): number {
  const { chainId } = (list(params)[0] ?? {}) as { chainId?: unknown }
  if (isHex(chainId)) return Number(chainId)
  throw invalid('"chainId" must be a hex string such as "0x1".')
}

function readable(raw: Hex): string {
  const text = hexToString(raw)
  // U+FFFD replaces bytes that are no UTF-8 text.
  return text.includes('\uFFFD') ? raw : text
}

function list(params: unknown): readonly unknown[] {
  return Array.isArray(params) ? (params as unknown[]) : []
}

function isWrittenAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function invalid(message: string): ProviderError {
  return new ProviderError(providerCodes.invalidParams, message)
}
