import { namespaceOf } from '../../core/domain/values/caip.ts'
import { isNodeMethod } from '../../core/domain/network/node-methods.ts'
import type { ClientContext } from './client-context.ts'
import { takesMethod } from './session-reading.ts'
import { askSession } from './session-requests.ts'
import type { SessionQuestion } from './session-requests.ts'

/** Asks a wallet. Asks the chain's nodes instead if the wallet did not approve the method and nodes can answer it. */
export function askSessionOrNodes(
  context: ClientContext,
  question: SessionQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const { session, chainId, method } = question
  const namespace = namespaceOf(chainId)
  const isForNodes =
    namespace === 'eip155' && isNodeMethod(method) && !takesMethod(session, namespace, method)
  return context.askNodes && isForNodes
    ? context.askNodes({ chainId, method, params: question.params }, signal)
    : askSession(context, question, signal)
}
