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

/** The parts of the port `send`. */
export type SendParts = {
  /** The access to EVM nodes. */
  readonly evm: Pick<EvmChain, 'ask'>
  /** The RPC endpoint, if there is one. */
  readonly endpoint?: RpcEndpoint | undefined
  /** Returns the current options. Without them, a receiver is checked only on the network of the sending. */
  readonly options?: () => ReceiverOptions
  /** Send on Solana, if Preflight shares its own. */
  readonly solana?: Send
}

/** Creates the port for the questions before a sending, which the chain's nodes and ENS answer. */
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
