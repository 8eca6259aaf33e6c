import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../axe.ts'
import { emailOffered, proveAddress, signInByEmail } from './email-visitor.ts'
import { openStage, visit } from './stage.ts'
import type { Stage } from './stage.ts'
import {
  chooseSwapToken,
  confirmInFrame,
  confirmSwap,
  isSwapped,
  openSwap,
  reviewSwap,
} from './swap-visitor.ts'
import { askChain, visitorOn } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const chain = 'eip155:1'
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const tokenOf = (wanted: string) =>
  stage.sandbox.endpoints.tokens[chain]?.find(({ symbol }) => symbol === wanted)?.address ?? ''

const askNode = (method: string, params: readonly unknown[]) =>
  askChain(stage.sandbox.endpoints.chains[chain] ?? '', method, params)

/** How much of a token the visitor has, as the chain says. */
async function holds({ host }: Visitor, symbol: string): Promise<bigint> {
  const own = (await host('address').textContent())?.trim() ?? ''
  const data = `0x70a08231${own.slice(2).padStart(64, '0')}`
  return BigInt((await askNode('eth_call', [{ to: tokenOf(symbol), data }, 'latest'])) as string)
}

/** A visitor with a wallet, at Swap. */
async function atSwap(
  given: Parameters<typeof visit>[1] = {},
): Promise<Visitor & { readonly complaints: string[] }> {
  const { page, complaints } = await visit(stage, given)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await openSwap(visitor)
  return { ...visitor, complaints }
}

test('the coin becomes a token, each view can be read by everybody, and the account says so', async () => {
  const visitor = await atSwap()
  const axe = await axeOn(visitor.page)
  const before = await holds(visitor, 'USDC')
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await visitor.dialog.getByRole('button', { name: 'Review swap' }).waitFor()
  expect(await axe()).toEqual([])
  await reviewSwap(visitor, '0.5')
  await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).waitFor()
  expect(await axe()).toEqual([])
  await confirmSwap(visitor, 'Swap')
  await visitor.approve()
  await isSwapped(visitor)
  expect(await holds(visitor, 'USDC')).toBeGreaterThan(before)
  expect(visitor.complaints).toEqual([])
})

test('a token becomes another after an approval of its amount and no more, which is cancelled while the chain is waited for', async () => {
  const visitor = await atSwap()
  const { dialog } = visitor
  const [usdc, dai] = [await holds(visitor, 'USDC'), await holds(visitor, 'DAI')]
  await chooseSwapToken(visitor, 0, 'USD Coin')
  await chooseSwapToken(visitor, 1, 'Dai')
  await reviewSwap(visitor, '10')
  await dialog.getByText('You allow').waitFor()
  await askNode('evm_setAutomine', [false])
  try {
    await confirmSwap(visitor, 'Approve')
    await visitor.approve()
    await dialog.getByText('The approval is on its way.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('heading', { name: 'Swap', exact: true }).waitFor()
    await askNode('evm_mine', [])
  } finally {
    await askNode('evm_setAutomine', [true])
  }
  await reviewSwap(visitor, '10')
  await confirmSwap(visitor, 'Swap')
  await visitor.approve()
  await isSwapped(visitor)
  expect(usdc - (await holds(visitor, 'USDC'))).toBe(10_000_000n)
  expect(await holds(visitor, 'DAI')).toBeGreaterThan(dai)
})

test('a token with a permit becomes the coin by a signature, whose spender and deadline are shown', async () => {
  const visitor = await atSwap()
  await chooseSwapToken(visitor, 1, 'Dai')
  await visitor.dialog.getByRole('button', { name: 'Switch tokens' }).click()
  const before = await holds(visitor, 'DAI')
  await reviewSwap(visitor, '3')
  const deadline = await visitor.dialog.getByText('Valid until').boundingBox()
  const foot = await visitor.dialog.locator('.swap-foot').boundingBox()
  expect(Number(deadline?.y) + Number(deadline?.height)).toBeLessThan(Number(foot?.y))
  await confirmSwap(visitor, 'Approve')
  await visitor.approve()
  await confirmSwap(visitor, 'Swap')
  await visitor.approve()
  await isSwapped(visitor)
  expect(before - (await holds(visitor, 'DAI'))).toBe(3n * 10n ** 18n)
})

test(
  'who signed in by e-mail approves each step in the frame: the swap, the allowance, and the swap back',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
    const visitor = visitorOn(page)
    await signInByEmail(visitor, stage.sandbox, 'swapper@harbour.test')
    const own = (await visitor.host('address').textContent())?.trim() ?? ''
    await askNode('anvil_setBalance', [own, '0xde0b6b3a7640000'])
    await openSwap(visitor)
    await chooseSwapToken(visitor, 1, 'USD Coin')
    await reviewSwap(visitor, '0.01')
    await confirmInFrame(visitor, 'Swap')
    await isSwapped(visitor)
    const bought = await holds(visitor, 'USDC')
    expect(bought).toBeGreaterThan(5_000_000n)
    await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await chooseSwapToken(visitor, 1, 'USD Coin')
    await visitor.dialog.getByRole('button', { name: 'Switch tokens' }).click()
    await reviewSwap(visitor, '5')
    await visitor.dialog.getByText('You allow').waitFor()
    await confirmInFrame(visitor, 'Approve')
    await confirmInFrame(visitor, 'Swap')
    await isSwapped(visitor)
    expect(bought - (await holds(visitor, 'USDC'))).toBe(5_000_000n)
  },
)

test(
  'a smart account swaps by operations, has what it bought, and allows what it cannot permit',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
    const visitor = visitorOn(page)
    const { dialog } = visitor
    const address = 'trader@harbour.test'
    await proveAddress(visitor, stage.sandbox, address)
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
    await dialog.getByRole('button', { name: 'Settings' }).waitFor()
    const own = (await visitor.host('address').textContent())?.trim() ?? ''
    await askNode('anvil_setBalance', [own, '0xde0b6b3a7640000'])
    await page.keyboard.press('Escape')
    await openSwap(visitor)
    await chooseSwapToken(visitor, 1, 'Dai')
    await reviewSwap(visitor, '0.01')
    await confirmInFrame(visitor, 'Swap')
    await isSwapped(visitor)
    const bought = await holds(visitor, 'DAI')
    expect(bought).toBeGreaterThan(5n * 10n ** 18n)
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await chooseSwapToken(visitor, 1, 'Dai')
    await dialog.getByRole('button', { name: 'Switch tokens' }).click()
    await reviewSwap(visitor, '5')
    await dialog.getByText('You allow').waitFor()
    await confirmInFrame(visitor, 'Approve')
    await confirmInFrame(visitor, 'Swap')
    await isSwapped(visitor)
    expect(bought - (await holds(visitor, 'DAI'))).toBe(5n * 10n ** 18n)
  },
)

test(
  'who declines reads that nothing was swapped, and can swap all the same',
  { tags: 'thorough' },
  async () => {
    const visitor = await atSwap()
    await chooseSwapToken(visitor, 1, 'USD Coin')
    await reviewSwap(visitor, '0.25')
    await confirmSwap(visitor, 'Swap')
    await visitor.reject()
    await visitor.dialog.getByText('Nothing was swapped. You can try again whenever you like.').waitFor()
    await confirmSwap(visitor, 'Swap')
    await visitor.approve()
    await isSwapped(visitor)
  },
)

test('a quote that fails says so, and another try finds one', { tags: 'thorough' }, async () => {
  const visitor = await atSwap()
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await visitor.dialog.getByRole('button', { name: 'Review swap' }).waitFor()
  await visitor.page.route(/\/v1\/convert\/quotes/, (route) => route.abort())
  await visitor.dialog.getByLabel('You pay').fill('0.75')
  await visitor.dialog.getByText('No quote came').waitFor()
  await visitor.page.unrouteAll()
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.dialog.getByRole('button', { name: 'Review swap' }).waitFor()
})

test(
  'where one reads from right to left, an amount stands below its name',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage, { query: '#locale=ar' })
    const visitor = visitorOn(page)
    await visitor.connect('Harbor')
    await openSwap(visitor)
    const amount = visitor.dialog.getByLabel('You pay')
    await expect.poll(() => amount.evaluate((field) => getComputedStyle(field).textAlign)).toBe('right')
  },
)

test(
  'on a narrow page no token is cut short, and no amount stands on two lines',
  { tags: 'thorough' },
  async () => {
    const visitor = await atSwap({ viewport: { width: 360, height: 740 } })
    const chip = visitor.dialog.locator('.swap-side').nth(1).locator('.row-label')
    await chip.getByText('Select token').waitFor()
    expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await chooseSwapToken(visitor, 1, 'USD Coin')
    await visitor.dialog.getByLabel('You pay').fill('1.5')
    const received = visitor.dialog.locator('.swap-figure bdi').getByText(/^4,\d{3}\.\d{6} USDC$/)
    await received.waitFor()
    expect(await received.evaluate((figure) => figure.getClientRects().length)).toBe(1)
    const [worth, held] = await visitor.dialog.locator('.swap-side-foot').nth(1).locator('> span').all()
    expect((await held?.boundingBox())?.y).toBe((await worth?.boundingBox())?.y)
  },
)
