import { Agent, request as askNode } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { methodPath } from '../http/method-path.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure } from '../http/send.ts'
import { startAnvil, type Anvil } from './anvil.ts'
import { callChainAll, type ChainCall } from './call-chain.ts'
import type { ChainDefinition } from './chain-definition.ts'
import type { FundedAccount } from './funded-accounts.ts'
import { passUpgrades } from './pass-upgrades.ts'
import { deployTokens } from './tokens.ts'

/** A running chain: the proxy that pages talk to, and the process id of its node if it was started here. */
export type RunningChain = PartServer & {
  readonly pid: number | null
  /** Answers a request without faults. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Accepts a WebSocket without faults. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Sends requests to the node itself. An answer is `undefined` if the node refuses the request. */
  ask(calls: readonly ChainCall[]): Promise<readonly unknown[]>
}

/**
 * Starts a node with its tokens, or uses the running one at `nodeUrl`. Puts a proxy before it that forwards JSON-RPC unchanged and adds the
 * faults.
 */
export async function startChain(
  chain: ChainDefinition,
  accounts: readonly FundedAccount[],
  options: { readonly port: number; readonly stateFolder: string | null; readonly nodeUrl: string | null },
): Promise<RunningChain> {
  const node = options.nodeUrl
    ? { url: options.nodeUrl, child: null }
    : await startNode(chain, accounts, options.stateFolder)
  const agent = new Agent({ keepAlive: true })
  const sockets = passUpgrades(node.url)
  try {
    const answer: RunningChain['answer'] = (request, response) =>
      passThrough(node.url, agent, request, response)
    const front = await startPartServer({
      port: options.port,
      allowedHeaders: ['content-type'],
      answer,
      pathOf: methodPath,
      upgrade: sockets.upgrade,
      ordered({ fault, path }) {
        if (fault === 'refuse' && path === undefined) sockets.drop()
      },
      malformed: () => ({
        type: 'application/json',
        body: '{"jsonrpc":"2.0","answer":["not","a","result"]}',
      }),
    })
    return {
      ...front,
      pid: node.child?.pid ?? null,
      answer,
      connect: sockets.pass,
      ask: (calls) => callChainAll(node.url, calls),
      async stop() {
        sockets.drop()
        await front.stop()
        agent.destroy()
        await node.child?.stop()
      },
    }
  } catch (error) {
    await node.child?.stop()
    throw error
  }
}

async function startNode(
  chain: ChainDefinition,
  accounts: readonly FundedAccount[],
  stateFolder: string | null,
): Promise<Anvil> {
  if (stateFolder) mkdirSync(stateFolder, { recursive: true })
  const anvil = await startAnvil(chain.id, stateFolder && join(stateFolder, `eip155-${chain.id}.json`))
  try {
    await deployTokens(anvil.url, accounts)
    return anvil
  } catch (error) {
    await anvil.child.stop()
    throw error
  }
}

async function passThrough(
  url: string,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await readText(request))
  const type = request.headers['content-type'] ?? 'application/json'
  const headers = { 'content-type': type, 'content-length': body.length }
  const ask = (): ClientRequest => {
    const question = askNode(url, { agent, method: request.method, headers })
    question.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        'content-type': answer.headers['content-type'] ?? 'application/json',
      })
      answer.pipe(response)
    })
    question.once('error', (error) => {
      if (response.headersSent || response.destroyed) response.destroy()
      // A node may close a connection just when it is reused. The request did not reach it then.
      else if (question.reusedSocket && 'code' in error && error.code === 'ECONNRESET') asked = ask()
      else sendFailure(response, 502, 'node', `The chain behind this URL does not answer: ${error.message}`)
    })
    return question.end(body)
  }
  let asked = ask()
  response.once('close', () => {
    if (!response.writableFinished) asked.destroy()
  })
}
