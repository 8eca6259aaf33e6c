import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Send } from '../../core/ports/send.ts'
import type { RpcEndpoint } from '../rpc-endpoint.ts'
import { estimateSend } from './estimate-send.ts'
import { nodeQuestions } from './node-questions.ts'
import { receiverFor } from './receiver-for.ts'

/** How EVM nodes are asked, and the RPC endpoint where there is one. */
export type SendParts = {
  readonly evm: Pick<EvmChain, 'ask'>
  readonly endpoint?: RpcEndpoint | undefined
}

/** What is asked before something is sent, of the nodes of its chain and of ENS. */
export function createSend({ evm, endpoint }: SendParts): Send {
  return {
    estimate: async ({ network, transfer }, signal) =>
      estimateSend(nodeQuestions(evm, network, signal), network, transfer),
    receiver: async ({ network, text, ensNetwork }, signal) =>
      receiverFor(nodeQuestions(evm, network, signal), { network, text, ensNetwork, endpoint }, signal),
  }
}
