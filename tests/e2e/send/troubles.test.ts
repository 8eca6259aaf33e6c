import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ethereumOf } from '../ethereum.ts'
import { cancelWhileAsked, confirmSend, fillSend, openSend, review } from './visitor.ts'
import { bothKinds } from './solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const { node, account, ether } = ethereumOf(() => stage.sandbox)
const friend = () => account(7)

async function connected(given: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const { page } = await visit(stage, given)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  return visitor
}

test(
  'where a nonce is taken it is left open by which transaction, and nothing was sent',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const before = await ether(friend())
    await openSend(visitor)
    await fillSend(visitor, { token: 'Ether', amount: '1', receiver: friend() })
    await review(visitor)
    await confirmSend(visitor)
    await visitor.page.getByTestId('wallet-approve').waitFor()
    const own = (await visitor.host('address').textContent())?.trim() ?? ''
    await askChain(node(), 'eth_sendTransaction', [{ from: own, to: own, value: '0x0' }])
    await visitor.approve()
    await visitor.dialog.getByText(/Check .+ before you send again: it may have sent this./).waitFor()
    expect(await ether(friend())).toBe(before)
  },
)

test(
  'a transfer approved after Cancel is sent once: the form is emptied, and an open review shows it',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const { dialog } = visitor
    const before = await ether(friend())
    await openSend(visitor)
    await fillSend(visitor, { token: 'Ether', amount: '0.4', receiver: friend() })
    await review(visitor)
    await cancelWhileAsked(visitor)
    await visitor.approve()
    await dialog.getByText('ETH was sent, though you canceled').waitFor()
    await dialog.getByRole('button', { name: 'Select token', exact: true }).waitFor()
    expect(await dialog.getByLabel(/^Type or paste address/).inputValue()).toBe('')
    await fillSend(visitor, { token: 'Ether', amount: '0.6', receiver: friend() })
    await review(visitor)
    await cancelWhileAsked(visitor)
    await dialog.getByRole('button', { name: 'Review send' }).dispatchEvent('click')
    await dialog.getByRole('heading', { name: 'Review send' }).waitFor()
    await visitor.approve()
    await dialog.getByText('confirmed on Ethereum').waitFor()
    expect((await ether(friend())) - before).toBe(1_000_000_000_000_000_000n)
  },
)

test(
  'a wallet that locks while its form is filled, beside one of the other kind, keeps it, and sends it once it is unlocked',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage, { query: `?wallets=harbor,tern#${new URLSearchParams(bothKinds)}` })
    const visitor = visitorOn(page)
    const { dialog } = visitor
    await visitor.connect('Tern')
    await page.getByTestId('open-connect').click()
    await visitor.choose('Harbor')
    await visitor.approve()
    await dialog.waitFor({ state: 'hidden' })
    const before = await ether(friend())
    await openSend(visitor)
    await fillSend(visitor, { token: 'Ether', amount: '0.3', receiver: friend() })
    await dialog.getByRole('button', { name: 'Review send' }).waitFor()
    await visitor.wallet('harbor', 'setAccounts', [])
    await dialog.getByText('Harbor is locked').first().waitFor()
    expect(await dialog.getByLabel('Amount').count()).toBe(0)
    expect(await dialog.getByText(/Solana Devnet/).count()).toBe(0)
    await visitor.wallet('harbor', 'setAccounts', [0])
    await dialog.getByRole('button', { name: 'Review send' }).waitFor()
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('0.3')
    expect(await dialog.getByLabel(/^Type or paste address/).inputValue()).toBe(friend())
    await review(visitor)
    await confirmSend(visitor)
    await visitor.approve()
    await dialog.getByText('confirmed on Ethereum').waitFor()
    expect((await ether(friend())) - before).toBe(300_000_000_000_000_000n)
  },
)

test('a transaction that no node knows is shown as dropped', { tags: 'thorough' }, async () => {
  const visitor = await connected({ isClockInstalled: true })
  const { page, dialog } = visitor
  await openSend(visitor)
  await fillSend(visitor, { token: 'Ether', amount: '1', receiver: friend() })
  await page.clock.runFor(500)
  await dialog.getByRole('button', { name: 'Review send' }).waitFor()
  await page.clock.runFor(300)
  await review(visitor)
  await askChain(node(), 'evm_setAutomine', [false])
  const nextLook = () =>
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('eth_getTransactionCount') === true,
    )
  try {
    await confirmSend(visitor)
    await visitor.approve()
    await dialog.getByText('Waiting for Ethereum').waitFor()
    const seen = nextLook()
    await page.clock.runFor(4000)
    await seen
    await askChain(node(), 'anvil_dropAllTransactions', [])
    await expect
      .poll(async () => {
        const look = nextLook()
        await page.clock.runFor(4000)
        await Promise.race([look, dialog.getByText('Dropped by the network').waitFor()])
        return dialog.getByText('Dropped by the network').count()
      })
      .toBe(1)
    await dialog.getByText('The network no longer has it.').waitFor()
  } finally {
    await askChain(node(), 'evm_setAutomine', [true])
  }
})

test('the narrowest German dialog shows the complete label of a button beside a field', async () => {
  const { page } = await visit(stage, { query: `#${new URLSearchParams({ locale: 'de' })}` })
  await page.setViewportSize({ width: 360, height: 640 })
  const visitor = visitorOn(page)
  await visitor.open()
  await visitor.choose('Harbor')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await page.evaluate(() => {
    const { latchkey } = window as unknown as { latchkey: { open: (request: object) => Promise<unknown> } }
    void latchkey.open({ view: 'WalletSend' })
  })
  const paste = visitor.dialog.getByRole('button', { name: 'Einfügen' })
  const field = visitor.dialog.locator('.field-place', {
    has: page.getByRole('button', { name: 'Einfügen' }),
  })
  const [outer, inner] = [await field.boundingBox(), await paste.boundingBox()]
  expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0)
  expect(await paste.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
})

/** Announces a second wallet, Quay, that has the accounts of Harbor and shares them unasked. */
async function announceQuay(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent).detail
      if (info.name !== 'Harbor') return
      const quay = { ...info, name: 'Quay', rdns: 'dev.latchkey.quay', uuid: crypto.randomUUID() }
      const request = ({ method, ...rest }: { method: string }) =>
        provider.request({ ...rest, method: method === 'eth_requestAccounts' ? 'eth_accounts' : method })
      const silent = { value: () => undefined }
      const own = { request: { value: request }, on: silent, removeListener: silent }
      const detail = Object.freeze({ info: quay, provider: Object.create(provider, own) })
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

test(
  'with a second wallet, the review warns of the cancelled transfer until the first wallet declines it',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage)
    await announceQuay(page)
    const visitor = visitorOn(page)
    const { dialog } = visitor
    // The window of a wallet lies above the page for as long as it asks.
    const press = (name: RegExp) => dialog.getByRole('button', { name }).dispatchEvent('click')
    await visitor.connect('Harbor')
    await openSend(visitor)
    await fillSend(visitor, { token: 'Ether', amount: '0.4', receiver: friend() })
    await review(visitor)
    await cancelWhileAsked(visitor)
    await page.getByTestId('open-connect').dispatchEvent('click')
    await press(/^Quay/)
    await dialog.getByRole('button', { name: /^Quay/ }).waitFor({ state: 'detached' })
    await page.getByTestId('connect').getByRole('button').first().dispatchEvent('click')
    await press(/^Send$/)
    await press(/^Review send$/)
    await dialog.getByText('Harbor still has an earlier transfer open').waitFor()
    await page.getByTestId('wallet-reject').dispatchEvent('click')
    await dialog.getByText('Harbor still has an earlier transfer open').waitFor({ state: 'detached' })
    await dialog.getByRole('heading', { name: 'Review send' }).waitFor()
  },
)
