import type { Page } from 'playwright'

/** What a call of a Wallet Standard feature came to; bytes are told as lists of numbers. */
export type StandardOutcome = { readonly result?: unknown; readonly code?: number; readonly message?: string }

/** Listens for registrations on the page of now, as a host does, and puts what it finds on `window.standardWallets`. */
export function listenForRegistrations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const found: unknown[] = []
    const changes: [string, readonly string[]][] = []
    Object.assign(window, { standardWallets: found, standardChanges: changes })
    type Change = { readonly accounts: readonly { readonly address: string }[] }
    type Found = {
      readonly name: string
      readonly features: Record<string, { on(name: string, listener: (change: Change) => void): void }>
    }
    const api = {
      register(...wallets: readonly Found[]) {
        for (const wallet of wallets) {
          found.push(wallet)
          try {
            wallet.features['standard:events']?.on('change', ({ accounts }) =>
              changes.push([wallet.name, accounts.map(({ address }) => address)]),
            )
          } catch {
            // What can not be read is found all the same.
          }
        }
      },
    }
    window.addEventListener('wallet-standard:register-wallet', (event) => {
      try {
        ;(event as CustomEvent<(given: typeof api) => void>).detail(api)
      } catch {
        found.push(null)
      }
    })
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  })
}

/** Calls a feature of a registered wallet with its first account, such as `ask(page, 'Tern', 'solana:signMessage', { message: [1, 2] })`. */
export function askFeature(
  page: Page,
  name: string,
  feature: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<StandardOutcome> {
  return page.evaluate(
    async ({ name, feature, input }) => {
      type Wallet = {
        readonly name: string
        readonly accounts: readonly object[]
        readonly features: Record<string, Record<string, (input: object) => Promise<unknown>>>
      }
      const { standardWallets } = window as unknown as { standardWallets: Wallet[] }
      const wallet = standardWallets.find((candidate) => candidate?.name === name)
      const [, verb = ''] = feature.split(':')
      const bytes = Object.entries(input).map(([key, value]) => [
        key,
        Array.isArray(value) ? Uint8Array.from(value as number[]) : value,
      ])
      const account = feature.startsWith('solana:') ? { account: wallet?.accounts[0] } : {}
      try {
        const result = await wallet?.features[feature]?.[verb]?.({ ...account, ...Object.fromEntries(bytes) })
        const plain = JSON.stringify(result, (_, value: unknown) =>
          value instanceof Uint8Array ? [...value] : value,
        )
        return { result: plain === undefined ? null : (JSON.parse(plain) as unknown) }
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        return { code, message }
      }
    },
    { name, feature, input },
  )
}

/** Calls a test hook of a Solana wallet. */
export function solanaHook(
  page: Page,
  wallet: string,
  name: string,
  ...values: readonly unknown[]
): Promise<void> {
  return page.evaluate(
    async ({ wallet, name, values }) => {
      type Hooks = Record<string, Record<string, (...values: readonly unknown[]) => Promise<void>>>
      const { sandboxSolanaWallets } = window as unknown as { sandboxSolanaWallets: Hooks }
      await sandboxSolanaWallets[wallet]?.[name]?.(...values)
    },
    { wallet, name, values },
  )
}

/** Which accounts the wallets told of as theirs, in order, by the wallet's name. */
export function toldChanges(page: Page): Promise<readonly (readonly [string, readonly string[]])[]> {
  return page.evaluate(() => (window as unknown as { standardChanges: [string, string[]][] }).standardChanges)
}
