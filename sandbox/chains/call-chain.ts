/** Asks one JSON-RPC question over HTTP; throws the node's own message when it answers with an error. */
export async function callChain<Result>(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body = (await response.json()) as { result?: Result; error?: { message: string } }
  if (body.error) throw new Error(`${method} failed: ${body.error.message}`)
  return body.result as Result
}
