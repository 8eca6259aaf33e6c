import { timelyChunk } from '../../core/loading/code-limit.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { ensChain as ethereum } from '../../core/domain/identity/ens-chain.ts'
import type { FoundReceiver } from '../../core/domain/send/found-receiver.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { reachedBy } from '../../core/domain/network/node-urls.ts'
import type { Options } from '../../core/domain/options/options.ts'
import { plainReceiver, typedReceiver } from '../../core/domain/send/receiver.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { NamedReceiver } from '../identity/ens-address.ts'
import { isServiceName } from '../../core/domain/names/service-name.ts'
import { registeredAddress } from '../identity/registered-address.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { checkedReceiver } from './checked-receiver.ts'
import { codeAt, isTokenAt } from './contract-code.ts'
import type { AddressCode } from './contract-code.ts'
import { readCodeOnNetworks, networksToCheck } from './code-on-networks.ts'
import type { CodeOnNetworks } from './code-on-networks.ts'
import { nodeQuestions } from './node-questions.ts'

/** The options for the lookup of receivers: the offered networks, their nodes, and whether names on other servers are looked up. */
export type ReceiverOptions = Pick<Options, 'networks' | 'rpcUrls' | 'ccipRead'>

/** The text of the visitor, its network, and the services that look it up. */
export type ReceiverQuestion = {
  readonly network: Network
  readonly text: string
  readonly ensNetwork: Network | null
  readonly endpoint: RpcEndpoint | undefined
  readonly options: ReceiverOptions | null
}

type Meant = Omit<NamedReceiver, 'name'> & { readonly name: string | null }

const loadEns = /* @__PURE__ */ timelyChunk('addressInEns', () => import('../identity/ens-address.ts'))

/**
 * Finds the receiver that a visitor typed: an address, a registered name or an ENS name. Checks for code at its address, on the network of the
 * sending and on others.
 */
export async function receiverFor(
  evm: Pick<EvmChain, 'ask'>,
  question: ReceiverQuestion,
  signal: AbortSignal,
): Promise<FoundReceiver> {
  const { network, text, ensNetwork, options } = question
  const typed = typedReceiver(text, network.id)
  const meant: Meant =
    typed.kind === 'name'
      ? await named(typed.name, question, signal)
      : {
          address: checkedReceiver(plainReceiver(text, network.id)),
          name: null,
          avatar: null,
          isEthereumRecord: false,
        }
  const { address, name, avatar, isEthereumRecord } = meant
  const node = nodeQuestions(evm, network, signal)
  const offered = (options?.networks ?? []).map((other) => reachedBy(other, options?.rpcUrls ?? {}))
  const others = networksToCheck([...(ensNetwork ? [ensNetwork] : []), ...offered], network.id)
  const elsewhere = readCodeOnNetworks(evm, others, address, signal)
  const isToken = isTokenAt((own) => nodeQuestions(evm, network, own), address, signal)
  const here = await codeAt(node, address)
  const isContract = here === 'contract'
  const isSettled = here === 'delegation' || (isContract && !isEthereumRecord)
  return {
    address,
    name,
    avatar,
    isContract,
    ...(isContract && (await isToken) && { isToken: true }),
    ...(isEthereumRecord && { isEthereumRecord }),
    ...(!isSettled && knownElsewhere(network.id, meant, here, await elsewhere)),
  }
}

/**
 * Returns the facts from other networks about an address. An account that delegates to a contract (EIP-7702) there has a key, which also works on
 * this network.
 */
function knownElsewhere(
  chainId: ChainId,
  { isEthereumRecord }: Meant,
  here: AddressCode,
  elsewhere: CodeOnNetworks,
): Pick<FoundReceiver, 'contractOn' | 'isUnchecked'> {
  const codes = [...elsewhere]
  if (codes.some(([, code]) => code === 'delegation')) return {}
  const contractOn = codes.flatMap(([id, code]) =>
    code === 'contract' && (here === 'none' || id === ethereum) ? [id] : [],
  )
  if (contractOn.length > 0) return { contractOn }
  const isSilent = elsewhere.get(ethereum) === null
  const isUnchecked = chainId !== ethereum && (isSilent || (isEthereumRecord && !elsewhere.has(ethereum)))
  return isUnchecked ? { isUnchecked } : {}
}

async function named(
  name: string,
  { network, ensNetwork, endpoint, options }: ReceiverQuestion,
  signal: AbortSignal,
): Promise<NamedReceiver> {
  if (endpoint?.projectId && isServiceName(name)) {
    const known = await registeredAddress(endpoint, { name, chainId: network.id }, signal)
    return { ...known, address: checkedReceiver(known.address), avatar: null }
  }
  if (!ensNetwork) {
    const message = 'Names are looked up on eip155:1, which is not on offer; expected an address.'
    throw new LatchkeyError('invalid-address', message)
  }
  const { addressInEns } = await loadEns()
  const ccipRead = options?.ccipRead !== false
  return addressInEns({ network: ensNetwork, name, chainId: network.id, ccipRead, endpoint }, signal)
}
