import type { Route } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { emailOffered, openLink, signInByEmail, writeAddress, writeCode } from '../frame/email-visitor.ts'
import { ethereumOf } from '../ethereum.ts'
import { confirmSend, fillSend, openPrefilled, openSend, review } from './visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { scan, willingPhone } from '../willing-phone.ts'
import { accountMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const { node, account, tokenOf, ether, units } = ethereumOf(() => stage.sandbox)

async function connected(): Promise<Visitor & { readonly complaints: string[] }> {
  const { page, complaints } = await visit(stage)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  return { ...visitor, complaints }
}

const isSent = ({ dialog }: Visitor) => dialog.getByText('confirmed on Ethereum').waitFor()

test('the coin arrives to the last wei, axe finds nothing, and the account shows it at once', async () => {
  const visitor = await connected()
  const axe = await axeOn(visitor.page)
  const before = await ether(account(5))
  await openSend(visitor)
  expect(await axe()).toEqual([])
  await fillSend(visitor, { token: 'Ether', amount: '1.000000000000000001', receiver: account(5) })
  await review(visitor)
  expect(await axe()).toEqual([])
  await confirmSend(visitor)
  await visitor.approve()
  await isSent(visitor)
  expect(await axe()).toEqual([])
  expect((await ether(account(5))) - before).toBe(1_000_000_000_000_000_001n)
  await visitor.dialog.getByRole('button', { name: 'Done' }).click()
  await visitor.dialog.getByText('9,998').first().waitFor()
  expect(visitor.complaints).toEqual([])
})

test('a token arrives to the last unit at an ENS name', async () => {
  const visitor = await connected()
  const before = await units('USDC', account(6))
  await openSend(visitor)
  await fillSend(visitor, { token: 'USD Coin', amount: '2.000001', receiver: 'keeper.eth' })
  await review(visitor)
  await visitor.dialog.getByText('keeper.eth').waitFor()
  await visitor.dialog.getByText(account(6)).waitFor()
  await confirmSend(visitor)
  await visitor.approve()
  await isSent(visitor)
  expect((await units('USDC', account(6))) - before).toBe(2_000_001n)
})

test(
  'a host opens the form filled in, and the visitor has only to review and sign',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const axe = await axeOn(visitor.page)
    const before = await units('USDC', account(7))
    await openPrefilled(visitor, { token: tokenOf('USDC'), amount: '2.5', receiver: account(7) })
    await visitor.dialog.getByRole('button', { name: 'Review send' }).waitFor()
    expect(await visitor.dialog.getByLabel('Amount').inputValue()).toBe('2.5')
    await visitor.dialog.getByLabel('Amount').fill('1000000')
    const amount = visitor.dialog.getByRole('textbox', { name: 'Amount' })
    await visitor.dialog.getByRole('alert').getByText('Insufficient funds').waitFor()
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    expect(await axe()).toEqual([])
    await visitor.dialog.getByLabel('Amount').fill('2.5')
    await review(visitor)
    await confirmSend(visitor)
    await visitor.approve()
    await isSent(visitor)
    expect((await units('USDC', account(7))) - before).toBe(2_500_000n)
    expect(visitor.complaints).toEqual([])
  },
)

test('Max sends all of the coin except the network cost', async () => {
  const visitor = await connected()
  await openSend(visitor)
  await fillSend(visitor, { token: 'Ether', amount: '1', receiver: account(5) })
  await visitor.dialog.getByRole('button', { name: 'Max' }).click()
  await review(visitor)
  await confirmSend(visitor)
  await visitor.approve()
  await isSent(visitor)
  const own = (await visitor.host('address').textContent())?.trim() ?? ''
  const left = await ether(own)
  await askChain(node(), 'anvil_setBalance', [own, '0x21e19e0c9bab2400000'])
  expect(left).toBeLessThan(10n ** 15n)
})

test(
  'a receiver is pasted, and offered again after a reload until they disconnect',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const { dialog, page } = visitor
    await openSend(visitor)
    // All pages of a browser share its clipboard, also those of other tests.
    await page.evaluate(
      (text) => Object.assign(navigator.clipboard, { readText: async () => text }),
      `  ethereum:${account(6)}@1\n`,
    )
    await dialog.getByRole('button', { name: 'Paste' }).click()
    await dialog.locator(`input[value='${account(6)}']`).waitFor()
    await dialog.getByRole('button', { name: / on Ethereum$/ }).click()
    await dialog.getByRole('button', { name: /^Ether/ }).click()
    await dialog.getByLabel('Amount').fill('0.125')
    await review(visitor)
    await confirmSend(visitor)
    await visitor.approve()
    await isSent(visitor)
    await page.reload()
    await openSend(visitor)
    await dialog.getByRole('list').getByRole('button').click()
    await dialog.locator(`input[value='${account(6)}']`).waitFor()
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /recentReceivers/.test(key)))
    expect(await kept()).toHaveLength(1)
    await page.keyboard.press('Escape')
    await page.getByTestId('disconnect').click()
    await expect.poll(kept).toEqual([])
  },
)

test(
  'after a decline, the modal says that nothing was sent, and the visitor can still send',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const before = await units('USDC', account(5))
    await openSend(visitor)
    await fillSend(visitor, { token: 'USD Coin', amount: '3', receiver: account(5) })
    await review(visitor)
    await confirmSend(visitor)
    await visitor.reject()
    await visitor.dialog.getByText('Nothing was sent. You can try again.').waitFor()
    expect(await units('USDC', account(5))).toBe(before)
    await confirmSend(visitor)
    await visitor.approve()
    await isSent(visitor)
    expect((await units('USDC', account(5))) - before).toBe(3_000_000n)
  },
)

test(
  'after a reload while the wallet is asked, the same order takes a second press',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const { page, dialog } = visitor
    const order = { token: 'Ether', amount: '0.7', receiver: account(7) }
    await openSend(visitor)
    await fillSend(visitor, order)
    await review(visitor)
    await confirmSend(visitor)
    await page.getByTestId('wallet-approve').waitFor()
    await page.reload()
    await openSend(visitor)
    await fillSend(visitor, order)
    await review(visitor)
    await dialog.getByText('Harbor may have sent an earlier transfer').waitFor()
    await confirmSend(visitor)
    // A second press that follows at once would be half of a double one.
    await dialog.getByRole('button', { name: 'Send anyway' }).press('Enter')
    await visitor.approve()
    await isSent(visitor)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Requests'))),
    ).toEqual([])
  },
)

async function setBaseFee(price: string): Promise<void> {
  await askChain(node(), 'anvil_setNextBlockBaseFeePerGas', [price])
  await askChain(node(), 'evm_mine', [])
}

test('a fee that rises after the review stops the transfer and shows the new cost', async () => {
  const visitor = await connected()
  const before = await units('USDC', account(5))
  await openSend(visitor)
  await fillSend(visitor, { token: 'USD Coin', amount: '4', receiver: account(5) })
  await review(visitor)
  await confirmSend(visitor)
  await visitor.page.getByTestId('wallet-approve').waitFor()
  await setBaseFee('0x174876e800')
  onTestFinished(() => setBaseFee('0x3b9aca00'))
  await visitor.approve()
  await visitor.dialog.getByText('The network cost rose').waitFor()
  expect(await units('USDC', account(5))).toBe(before)
  await visitor.dialog.getByText('Nothing was sent. Review the new cost, then send again.').waitFor()
})

test(
  'a network that cannot be reached says so before anything is signed, and goes on once it can',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    await openSend(visitor)
    await fillSend(visitor, { token: 'USD Coin', amount: '5', receiver: account(5) })
    await visitor.dialog.getByRole('button', { name: 'Review send' }).waitFor()
    const answered = (route: Route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue()
    await visitor.page.route(/^http:\/\/127\.0\.0\.1/, answered)
    await visitor.dialog.getByLabel('Amount').fill('5.5')
    await visitor.dialog.getByText("Couldn't reach Ethereum").waitFor()
    await visitor.page.unrouteAll()
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await review(visitor)
  },
)

test('a phone sends the transfer', { tags: 'thorough' }, async () => {
  const { page } = await visit(stage)
  const visitor = visitorOn(page)
  const phone = await willingPhone(stage.sandbox)
  try {
    const before = await units('USDC', account(5))
    await visitor.open()
    await visitor.choose('Scan with your phone')
    await scan(visitor, phone)
    await visitor.dialog.waitFor({ state: 'hidden' })
    await openSend(visitor)
    await fillSend(visitor, { token: 'USD Coin', amount: '6', receiver: account(5) })
    await review(visitor)
    await confirmSend(visitor)
    await isSent(visitor)
    expect((await units('USDC', account(5))) - before).toBe(6_000_000n)
  } finally {
    await phone.stop()
  }
})

test('a smart account sends an operation, and the frame shows its fees', { tags: 'thorough' }, async () => {
  const { page } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
  const visitor = visitorOn(page)
  const { dialog } = visitor
  await visitor.open()
  await writeAddress(visitor, 'contract@harbour.test')
  await openLink(visitor, stage.sandbox, 'contract@harbour.test')
  await writeCode(visitor, stage.sandbox, 'contract@harbour.test')
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await accountMenu(dialog).waitFor()
  const own = (await visitor.host('address').textContent())?.trim() ?? ''
  await askChain(node(), 'anvil_setBalance', [own, '0xde0b6b3a7640000'])
  const before = await ether(account(5))
  await page.keyboard.press('Escape')
  await openSend(visitor)
  await fillSend(visitor, { token: 'Ether', amount: '0.125', receiver: account(5) })
  await review(visitor)
  await confirmSend(visitor)
  await pressInFrame(page, 'Approve')
  await isSent(visitor)
  expect((await ether(account(5))) - before).toBe(125_000_000_000_000_000n)
})

test('an e-mail account approves in the frame and returns to the sent transfer', async () => {
  const { page } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
  const visitor = visitorOn(page)
  await signInByEmail(visitor, stage.sandbox, 'sender@harbour.test')
  const own = (await visitor.host('address').textContent())?.trim() ?? ''
  await askChain(node(), 'anvil_setBalance', [own, '0xde0b6b3a7640000'])
  const before = await ether(account(5))
  await openSend(visitor)
  await fillSend(visitor, { token: 'Ether', amount: '0.25', receiver: account(5) })
  await review(visitor)
  await confirmSend(visitor)
  await pressInFrame(page, 'Approve')
  await isSent(visitor)
  expect((await ether(account(5))) - before).toBe(250_000_000_000_000_000n)
})
