/** Asks one JSON-RPC question over HTTP; throws the node's own message when it answers with an error. */
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

/** One question to a node: the method and its parameters. */
export type ChainCall = readonly [method: string, params: readonly unknown[]]

const mostCalls = 200

/** Asks several JSON-RPC questions, many in one request; where the node refuses one, its answer is `undefined`. */
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
    // The node ends connections that were idle: one that is kept may be gone when it is used again.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  })
  return response.json()
}
