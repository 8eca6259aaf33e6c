import type { Locator, Page } from 'playwright'

/** What a visitor sees and does on the demo page. */
export type Visitor = {
  readonly page: Page
  readonly dialog: Locator
  readonly open: () => Promise<void>
  readonly choose: (wallet: string) => Promise<void>
  readonly approve: () => Promise<void>
  readonly reject: () => Promise<void>
  readonly connect: (wallet: string) => Promise<void>
  /** The text of something the host page shows: `address`, `chain`, `status`, `outcome`. */
  readonly host: (what: string) => Locator
  /** Tells a sandbox wallet how to behave, as a developer would in the console. */
  readonly wallet: (name: string, method: string, ...given: readonly unknown[]) => Promise<void>
}

/** A visitor on a page. */
export function visitorOn(page: Page): Visitor {
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading') })
    .first()
  const approve = () => page.getByTestId('wallet-approve').click()
  const reject = () => page.getByTestId('wallet-reject').click()
  const open = async () => {
    await page
      .getByTestId('connect')
      .getByRole('button')
      .or(page.locator('button[data-testid=connect]'))
      .first()
      .click()
    await dialog.waitFor()
  }
  // A row that has just moved takes no press.
  const atRest = page.locator(':not([data-moved])')
  const choose = (wallet: string) =>
    dialog
      .getByRole('button', { name: new RegExp(`^${wallet}\\b`) })
      .and(atRest)
      .click()
  return {
    page,
    dialog,
    open,
    choose,
    approve,
    reject,
    connect: async (wallet) => {
      await open()
      await choose(wallet)
      await approve()
      await dialog.waitFor({ state: 'hidden' })
    },
    host: (what) => page.getByTestId(`host-${what}`),
    wallet: (name, method, ...given) =>
      page.evaluate(
        async ([wallet, verb, args]) => {
          const wallets = Reflect.get(window, 'sandboxWallets') as Record<
            string,
            Record<string, (...all: unknown[]) => unknown>
          >
          await wallets[wallet]?.[verb]?.(...args)
        },
        [name, method, given] as const,
      ),
  }
}

/** Asks a chain of the sandbox directly, past everything under test. */
export async function askChain(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}
