import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, serve } from '../serve.ts'

type Call = { readonly method: string; readonly params: readonly unknown[] }

/** What a node answers to a method: a result, or an error of JSON-RPC. */
export type NodeAnswer = { readonly result: unknown } | { readonly error: object }

/** A result as Solana's nodes wrap it. */
export const inContext = (value: unknown): NodeAnswer => ({ result: { context: { slot: 5 }, value } })

/** A node of Solana on loopback for the length of one test: its URL, and every call that it got. */
export async function solanaNode(
  answer: (call: Call, response: ServerResponse) => NodeAnswer | null,
): Promise<{
  readonly url: string
  readonly calls: readonly Call[]
  readonly methods: () => readonly string[]
}> {
  const calls: Call[] = []
  const { base } = await serve((request, response) => {
    void bodyOf(request).then((text) => {
      const { id, method, params } = JSON.parse(text) as Call & { id: unknown }
      calls.push({ method, params })
      const given = answer({ method, params }, response)
      if (given) sendJson(response, { jsonrpc: '2.0', id, ...given })
    })
  })
  return { url: base, calls, methods: () => calls.map(({ method }) => method) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
