import { pressInFrame } from '../../press-in-frame.ts'
import type { Visitor } from '../visitor.ts'

type Seen = Pick<Visitor, 'dialog' | 'page'>

/** Opens Swap from the account, as it is offered there, and waits until something can be paid. */
export async function openSwap({ open, dialog }: Visitor): Promise<void> {
  await open()
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Swap', exact: true }).waitFor()
  await dialog.getByLabel('You pay').waitFor()
}

/** The names of the buttons that choose a token, with or without one. */
const pills = [/^Pay with: |token to pay with$/, /^Receive: |token to receive$/] as const

/** Chooses a token for the side that is given (0) or comes (1). */
export async function chooseSwapToken({ dialog }: Seen, side: 0 | 1, name: string): Promise<void> {
  await dialog.getByRole('button', { name: pills[side] }).click()
  await dialog.getByLabel('Search tokens').fill(name)
  await dialog
    .locator('.grouped-scroll')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await dialog.getByLabel('You pay').waitFor()
}

/** Types how much is given, and goes to the review once there is a quote. */
export async function reviewSwap({ dialog }: Seen, amount: string): Promise<void> {
  await dialog.getByLabel('You pay').fill(amount)
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await dialog.getByRole('heading', { name: 'Review swap' }).waitFor()
}

/** Presses the main button of the review, twice where it has to be. */
export async function confirmSwap(
  { dialog, page }: Seen,
  label: 'Approve' | 'Swap' | 'Reset allowance',
): Promise<void> {
  await dialog.getByRole('button', { name: mainButton(label) }).click()
  const anyway = dialog.getByRole('button', { name: `${label} anyway` })
  const wallet = page.getByTestId('wallet-approve')
  await anyway.or(wallet).first().waitFor()
  // A second press that follows at once would be half of a double one.
  if (await anyway.isVisible()) await anyway.press('Enter')
}

/** Presses the main button of the review, twice where it has to be, and approves in the secure frame. */
export async function confirmInFrame(visitor: Seen, label: 'Approve' | 'Swap'): Promise<void> {
  await askInFrame(visitor, label)
  await pressInFrame(visitor.page, 'Approve')
}

/** Presses the main button of the review, twice where it has to be, until the secure frame asks. */
export async function askInFrame({ dialog, page }: Seen, label: 'Approve' | 'Swap'): Promise<void> {
  await dialog.getByRole('button', { name: mainButton(label) }).click()
  const anyway = dialog.getByRole('button', { name: `${label} anyway` })
  const approval = page.locator('#w3m-iframe')
  await anyway.or(approval).filter({ visible: true }).first().waitFor()
  // A second press that follows at once would be half of a double one.
  if (await anyway.isVisible()) await anyway.press('Enter')
  await approval.filter({ visible: true }).waitFor()
}

/** The name of the main button. An approval names its token. */
function mainButton(label: string): RegExp {
  return label === 'Approve' ? /^Approve (?!anyway)/ : new RegExp(`^${label}$`)
}

/** Waits until the modal says that a swap ended well, and leaves its end. */
export async function isSwapped({ dialog }: Seen): Promise<void> {
  await dialog.getByText(/^Swapped .+ to /).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}
