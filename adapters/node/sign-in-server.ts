import type { SiweAdapter } from '../sign-in/siwe-adapter.ts'

/**
 * Creates a sign-in adapter for the terminal, which uses a sandbox's server in place of its page. The message names the page. The server
 * recognises the visitor by a cookie, which lasts as long as the program.
 */
export function signInServer(server: string, page: string): SiweAdapter {
  const { host, origin } = new URL(page)
  let cookie = ''
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(server + path, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const [given] = response.headers.getSetCookie()
    cookie = given?.split(';')[0] ?? cookie
    if (response.status === 401) return null
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return response.json()
  }
  return {
    getNonce: async () => (Object(await ask('/nonce')) as { readonly nonce: string }).nonce,
    getMessageParams: () => ({ domain: host, uri: origin, statement: 'Come aboard with Tidewater.' }),
    verifyMessage: async (signed) => (await ask('/verify', signed)) !== null,
    getSession: async () =>
      (await ask('/session')) as { readonly address: string; readonly chainId: number | string } | null,
    signOut: () => ask('/sign-out', {}),
  }
}
