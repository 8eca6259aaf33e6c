import type { Page } from 'playwright'

/** What came back from a provider: a result, or an error reduced to its code and message. */
export type Outcome = { readonly result?: unknown; readonly code?: number; readonly message?: string }

/** Starts a request to a discovered wallet (by rdns, or `window.ethereum`) and resolves with its outcome. */
export function request(
  page: Page,
  wallet: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<Outcome> {
  return page.evaluate(
    async ({ wallet, method, params }) => {
      type Provider = { request(call: object): Promise<unknown> }
      const found = new Map<string, Provider>()
      const listen = (event: Event) => {
        const { info, provider } = (event as CustomEvent<{ info: { rdns: string }; provider: Provider }>)
          .detail
        found.set(info.rdns, provider)
      }
      window.addEventListener('eip6963:announceProvider', listen)
      window.dispatchEvent(new Event('eip6963:requestProvider'))
      window.removeEventListener('eip6963:announceProvider', listen)
      const legacy = (window as unknown as { ethereum?: Provider }).ethereum
      const provider = wallet === 'window.ethereum' ? legacy : found.get(wallet)
      if (!provider) return { message: `no ${wallet} in this page` }
      try {
        return { result: await provider.request({ method, params }) }
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        return { code, message }
      }
    },
    { wallet, method, params },
  )
}

/** Calls a test hook, such as `hook(page, 'harbor', 'setChain', 8453)`. */
export function hook(page: Page, wallet: string, name: string, ...values: readonly unknown[]): Promise<void> {
  return page.evaluate(
    async ({ wallet, name, values }) => {
      type Hooks = Record<string, Record<string, (...values: readonly unknown[]) => Promise<void>>>
      await (window as unknown as { sandboxWallets: Hooks }).sandboxWallets[wallet]?.[name]?.(...values)
    },
    { wallet, name, values },
  )
}

/** Collects what a page hears from wallets from now on: announcements, and the events of every announced provider. */
export async function listenToWallets(
  page: Page,
): Promise<() => Promise<readonly (readonly [string, unknown])[]>> {
  await page.evaluate(() => {
    const heard: [string, unknown][] = []
    Object.assign(window, { heard })
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent).detail
      heard.push(['announced', info.name])
      for (const name of ['accountsChanged', 'chainChanged', 'connect', 'disconnect']) {
        provider.on(name, (value: unknown) =>
          heard.push([`${info.name} ${name}`, JSON.parse(JSON.stringify(value))]),
        )
      }
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
  return () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
}
