import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountMenu } from '../../account-menu.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

async function visitBoth(settings: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const hash = new URLSearchParams({ ...bothKinds, ...settings })
  return visitorOn((await visit(stage, { query: `?wallets=harbor,tern,gull#${hash}` })).page)
}

/** Tabs on until the button of this name has the focus, and presses it. */
async function pressByKey({ page }: Visitor, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      let found = document.activeElement
      while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement
      return found instanceof HTMLButtonElement ? (found.ariaLabel ?? found.textContent) : ''
    })
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return focused()
    })
    .toMatch(name)
  await page.keyboard.press('Enter')
}

const approveByKey = async ({ page }: Visitor) => {
  await page.getByTestId('wallet-approve').focus()
  await page.keyboard.press('Enter')
}

test(
  'the way to a wallet of the other kind, and between both accounts, can be gone with the keyboard alone',
  { tags: 'thorough' },
  async () => {
    const visitor = await visitBoth()
    const { dialog, page } = visitor
    await page.getByTestId('connect').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await pressByKey(visitor, /Gull/)
    await dialog.getByText('Gull supports several network types').waitFor()
    await pressByKey(visitor, /^Back/)
    await pressByKey(visitor, /Harbor/)
    await approveByKey(visitor)
    await dialog.waitFor({ state: 'hidden' })
    await page.getByTestId('network').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await pressByKey(visitor, /Solana Devnet/)
    await dialog.getByRole('heading', { name: 'Connect a wallet for Solana' }).waitFor()
    await pressByKey(visitor, /Tern/)
    await approveByKey(visitor)
    await dialog.waitFor({ state: 'hidden' })
    await page.getByTestId('connect').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await dialog.getByText('Also connected').waitFor()
    await dialog.getByText(/ SOL/).first().waitFor()
    await pressByKey(visitor, /0x.*Harbor/)
    await accountMenu(dialog).getByText('Harbor').waitFor()
    await pressByKey(visitor, /Connected with/)
    await dialog.getByRole('menuitem', { name: 'Disconnect Harbor (EVM)' }).press('Enter')
    await expect.poll(() => visitor.host('address').textContent()).not.toMatch(/^0x/)
    await visitor.host('solana').waitFor()
  },
)

test('the keyboard alone leaves an unsupported chain', { tags: 'thorough' }, async () => {
  const visitor = await visitBoth({ networks: 'eip155:1\neip155:137' })
  await visitor.wallet('harbor', 'setChain', 8453)
  await visitor.connect('Harbor')
  await visitor.page.getByTestId('connect').getByRole('button').focus()
  await visitor.page.keyboard.press('Enter')
  await visitor.dialog.getByText("This app doesn't support Base").waitFor()
  await pressByKey(visitor, /Ethereum/)
  await approveByKey(visitor)
  await visitor.dialog.getByText(/ ETH/).first().waitFor()
})
