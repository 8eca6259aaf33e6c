import type { LatchkeyOptions } from 'latchkey'

/** Creates the adapter of Tidewater's sign-in server, which recognises passengers by a cookie. */
export function signInServer(base: string): NonNullable<LatchkeyOptions['siwe']> {
  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(base + path, {
      credentials: 'include',
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (response.status === 401) return null
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return response.json() as Promise<unknown>
  }
  return {
    getNonce: async () => (Object(await ask('/nonce')) as { readonly nonce: string }).nonce,
    getMessageParams: () => ({ statement: 'Come aboard with Tidewater.' }),
    verifyMessage: async (signed) => (await ask('/verify', signed)) !== null,
    getSession: async () =>
      (await ask('/session')) as { readonly address: string; readonly chainId: number | string } | null,
    signOut: () => ask('/sign-out', {}),
  }
}
