/** Calls the frame's server. Throws an error with the server's message. */
export type ServerCalls = (path: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>

type Refused = { readonly reasons?: readonly { readonly description?: string }[] }

/** Creates the calls to the server that served the page. */
export function createServerCalls(): ServerCalls {
  return async (path, input) => {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    throw new Error((answer as Refused).reasons?.[0]?.description ?? 'The server did not answer.')
  }
}
