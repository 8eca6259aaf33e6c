import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendBody, sendFailure } from '../http/send.ts'

/** A node that calls are passed on to. */
export type ProxiedNode = { answer(request: IncomingMessage, response: ServerResponse): Promise<void> }

const plain = 'text/plain; charset=utf-8'
const refusedProject = /^refused/

/** Passes a JSON-RPC call on to the node of the chain that the query names, for projects that are known. */
export async function passCall(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  nodeOf: (chain: string) => ProxiedNode | null,
): Promise<void> {
  const chain = url.searchParams.get('chainId')
  const project = url.searchParams.get('projectId')
  const missing = chain === null ? 'chainId' : project === null ? 'projectId' : null
  if (chain === null || project === null) {
    return sendBody(response, 400, plain, `Failed to deserialize query string: missing field \`${missing}\``)
  }
  if (project === '' || refusedProject.test(project)) {
    return sendFailure(response, 401, 'authentication', 'We failed to authenticate your request')
  }
  const node = nodeOf(chain)
  if (!node) {
    const description = `We don't support the chainId you provided: ${chain}. See the list of supported chains here: https://docs.walletconnect.com/cloud/blockchain-api#supported-chains`
    return sendFailure(response, 400, 'chainId', description)
  }
  await node.answer(request, response)
}
