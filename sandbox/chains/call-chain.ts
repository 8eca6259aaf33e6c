/** Sends one JSON-RPC request over HTTP. Throws the node's own message if it answers with an error. */
export async function callChain<Result>(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<Result> {
  const body = (await post(url, { jsonrpc: '2.0', id: 1, method, params })) as {
    result?: Result
    error?: { message: string }
  }
  if (body.error) throw new Error(`${method} failed: ${body.error.message}`)
  return body.result as Result
}

/** One request to a node: its method and parameters. */
export type ChainCall = readonly [method: string, params: readonly unknown[]]

const mostCalls = 200

/** Sends several JSON-RPC requests in batches. An answer is `undefined` if the node refuses the request. */
export async function callChainAll(url: string, calls: readonly ChainCall[]): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  for (let begin = 0; begin < calls.length; begin += mostCalls) {
    const batch = calls.slice(begin, begin + mostCalls)
    const questions = batch.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
    const body = (await post(url, questions)) as readonly { readonly id: number; readonly result?: unknown }[]
    const byId = new Map(body.map(({ id, result }) => [id, result]))
    answers.push(...batch.map((_, id) => byId.get(id)))
  }
  return answers
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    // The node closes idle connections. A reused one may already be closed.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  })
  return response.json()
}
