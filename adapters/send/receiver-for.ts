import { chunk } from '../../core/chunk.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Network } from '../../core/domain/network.ts'
import { plainReceiver, typedReceiver } from '../../core/domain/receiver.ts'
import type { FoundReceiver } from '../../core/domain/found-receiver.ts'
import { isRegisteredName, registeredAddress } from '../identity/registered-address.ts'
import { needing, lateCode } from '../late-code.ts'
import type { RpcEndpoint } from '../rpc-endpoint.ts'
import { checkedReceiver } from './checked-receiver.ts'
import type { NodeQuestions } from './node-questions.ts'

/** What somebody typed, for which network, and where names are looked up. */
export type ReceiverQuestion = {
  readonly network: Network
  readonly text: string
  readonly ensNetwork: Network | null
  readonly endpoint: RpcEndpoint | undefined
}

const ens = /* @__PURE__ */ lateCode(
  /* @__PURE__ */ chunk('addressInEns', () => import('../identity/ens-address.ts')),
)

/** Who is meant by what somebody typed: an address, a name that is registered with the service, or one of ENS. */
export function receiverFor(
  node: NodeQuestions,
  question: ReceiverQuestion,
  signal: AbortSignal,
): Promise<FoundReceiver> {
  return needing(isForEns(question) ? [ens] : [], found(node, question, signal))
}

async function found(
  node: NodeQuestions,
  question: ReceiverQuestion,
  signal: AbortSignal,
): Promise<FoundReceiver> {
  const typed = typedReceiver(question.text, question.network.id)
  const meant =
    typed.kind === 'name'
      ? await named(typed.name, question, signal)
      : {
          address: checkedReceiver(plainReceiver(question.text, question.network.id)),
          name: null,
          avatar: null,
        }
  const code = await node.bytes('eth_getCode', meant.address, 'latest')
  return { ...meant, isContract: code !== '0x' }
}

function isForEns({ network, text, ensNetwork, endpoint }: ReceiverQuestion): boolean {
  const typed = typedReceiver(text, network.id)
  return ensNetwork !== null && typed.kind === 'name' && !(endpoint && isRegisteredName(typed.name))
}

async function named(
  name: string,
  { network, ensNetwork, endpoint }: ReceiverQuestion,
  signal: AbortSignal,
): Promise<Omit<FoundReceiver, 'isContract'>> {
  if (endpoint && isRegisteredName(name)) {
    const known = await registeredAddress(endpoint, { name, chainId: network.id }, signal)
    return { ...known, address: checkedReceiver(known.address), avatar: null }
  }
  if (!ensNetwork) {
    const message = 'Names are looked up on eip155:1, which is not on offer; expected an address.'
    throw new LatchkeyError('invalid-address', message)
  }
  const { addressInEns } = await ens.load()
  return addressInEns({ network: ensNetwork, name, endpoint }, signal)
}
