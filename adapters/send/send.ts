import { namespaceOf } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Send } from '../../core/ports/send.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { estimateSend } from './estimate-send.ts'
import { lateSolanaSend } from './late-solana-send.ts'
import { nodeQuestions } from './node-questions.ts'
import { receiverFor } from './receiver-for.ts'
import type { ReceiverOptions } from './receiver-for.ts'

/** What sending stands on. */
export type SendParts = {
  /** How EVM nodes are asked. */
  readonly evm: Pick<EvmChain, 'ask'>
  /** The RPC endpoint where there is one. */
  readonly endpoint?: RpcEndpoint | undefined
  /** The options as they are now; without them a receiver is looked at on the network of the sending alone. */
  readonly options?: () => ReceiverOptions
  /** Send on Solana, where Preflight shares it. */
  readonly solana?: Send
}

/** What is asked before something is sent, of the nodes of its chain and of ENS. */
export function createSend({ evm, endpoint, options, solana = lateSolanaSend(endpoint) }: SendParts): Send {
  return {
    estimate: (request, signal) => {
      const { network, transfer } = request
      return isSolana(network)
        ? solana.estimate(request, signal)
        : estimateSend(nodeQuestions(evm, network, signal), network, transfer)
    },
    receiver: (request, signal) => {
      const question = { ...request, endpoint, options: options?.() ?? null }
      return isSolana(request.network) ? solana.receiver(request, signal) : receiverFor(evm, question, signal)
    },
    transaction: (request, signal) =>
      isSolana(request.network)
        ? solana.transaction(request, signal)
        : Promise.reject(madeByWallet(request.network)),
  }
}

function isSolana({ id }: Network): boolean {
  return namespaceOf(id) === 'solana'
}

function madeByWallet({ id }: Network): LatchkeyError {
  return new LatchkeyError(
    'chain-unsupported',
    `Transactions of ${id} are made by wallets, and not by the page.`,
  )
}
