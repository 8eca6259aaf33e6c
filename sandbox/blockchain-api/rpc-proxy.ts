import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkProject, readParameter, unsupportedChain } from './refusal.ts'

/** A node that calls are passed on to. */
export type ProxiedNode = { answer(request: IncomingMessage, response: ServerResponse): Promise<void> }

/** Passes a JSON-RPC call on to the node of the chain that the query names, for projects that are known. */
export async function passCall(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  nodeOf: (chain: string) => ProxiedNode | null,
): Promise<void> {
  const chain = readParameter(url, 'chainId')
  checkProject(readParameter(url, 'projectId'))
  const node = nodeOf(chain)
  if (!node) throw unsupportedChain(chain)
  await node.answer(request, response)
}
