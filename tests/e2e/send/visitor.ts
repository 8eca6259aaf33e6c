import type { Visitor } from '../visitor.ts'

/** What somebody sends: the token's name, how much as it is typed, and to whom. */
export type Sending = { readonly token: string; readonly amount: string; readonly receiver: string }

/** Opens Send from the account, as it is offered there. */
export async function openSend({ open, dialog }: Visitor): Promise<void> {
  await open()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Send', exact: true }).waitFor()
}

/** Chooses a token, and types how much of it, and to whom. */
export async function fillSend(
  { dialog }: Pick<Visitor, 'dialog'>,
  { token, amount, receiver }: Sending,
): Promise<void> {
  await dialog.getByRole('button', { name: / on (Ethereum|Solana Devnet)(, choose another token)?$/ }).click()
  await dialog.getByRole('button', { name: new RegExp(`^${token}`) }).click()
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel(/^Type or paste address/).fill(receiver)
}

/** Goes from a form that is whole to its review, and waits until it can be sent. */
export async function review({ dialog }: Pick<Visitor, 'dialog'>): Promise<void> {
  await dialog.getByRole('button', { name: 'Review send' }).click()
  await dialog.getByRole('heading', { name: 'Review send' }).waitFor()
  await dialog.locator('.send-ways .button:not([aria-disabled])').nth(1).waitFor()
}

/** Presses Send in the review. */
export async function confirmSend({ dialog }: Pick<Visitor, 'dialog'>): Promise<void> {
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Presses Send in the review, and Cancel there while the wallet asks, whose window lies above the page. */
export async function cancelWhileAsked(visitor: Visitor): Promise<void> {
  await confirmSend(visitor)
  await visitor.page.getByTestId('wallet-approve').waitFor()
  await visitor.dialog.getByRole('button', { name: 'Cancel', exact: true }).dispatchEvent('click')
  await visitor.dialog.getByRole('button', { name: 'Review send' }).waitFor()
}

/** Opens Send as a host does that knows what is to be sent. */
export async function openPrefilled(
  { page, dialog }: Pick<Visitor, 'page' | 'dialog'>,
  given: Partial<Sending>,
): Promise<void> {
  await page.evaluate(
    (request) => {
      const { latchkey } = window as unknown as { latchkey: { open: (request: object) => Promise<unknown> } }
      void latchkey.open(request)
    },
    { view: 'WalletSend', ...given },
  )
  await dialog.getByRole('heading', { name: 'Send', exact: true }).waitFor()
}
