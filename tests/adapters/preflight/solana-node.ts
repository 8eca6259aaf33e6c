/** What a node was asked, and what it answers. */
export type Rewrite = (method: string, answer: RpcAnswer, params: readonly unknown[]) => unknown

/** An answer of a node of Solana, as far as tests look into it. */
export type RpcAnswer = {
  readonly id: unknown
  readonly result: {
    readonly context: object
    readonly value: Readonly<Record<string, unknown>> & { readonly accounts: readonly ShownAccount[] }
  }
}

/** An account as a simulation shows it. */
export type ShownAccount = {
  readonly lamports: number
  readonly owner: string
  readonly data: readonly [bytes: string, encoding: string]
}

/** A way to a node that keeps which methods it was asked, and may answer otherwise. */
export function nodeBehind(rewrite: Rewrite = (_, answer) => answer): {
  readonly fetch: typeof globalThis.fetch
  readonly methods: string[]
} {
  const methods: string[] = []
  return {
    methods,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      const { method, params } = JSON.parse(init?.body as string) as {
        readonly method: string
        readonly params: readonly unknown[]
      }
      methods.push(method)
      const answer = (await response.json()) as RpcAnswer
      return Response.json(rewrite(method, answer, params))
    },
  }
}

/** The answers of a node that shows the accounts of a simulation otherwise. */
export function showing(change: (account: ShownAccount, index: number) => ShownAccount): Rewrite {
  return (method, answer) => {
    if (method !== 'simulateTransaction') return answer
    const { context, value } = answer.result
    return { ...answer, result: { context, value: { ...value, accounts: value.accounts.map(change) } } }
  }
}

/** An account with other bytes at a place. */
export function patched(account: ShownAccount, place: number, bytes: readonly number[]): ShownAccount {
  const data = Buffer.from(account.data[0], 'base64')
  data.set(bytes, place)
  return { ...account, data: [data.toString('base64'), 'base64'] }
}
