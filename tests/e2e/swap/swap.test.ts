import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveAllowance, makeWary } from '../../../sandbox/chains/wary-token.ts'
import { axeOn } from '../../axe.ts'
import { emailOffered, proveAddress, signInByEmail } from '../frame/email-visitor.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { visitSwaps } from '../../sandbox/blockchain-api/swap-visit.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import {
  askInFrame,
  chooseSwapToken,
  confirmInFrame,
  confirmSwap,
  isSwapped,
  openSwap,
  reviewSwap,
} from './visitor.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { accountMenu } from '../../account-menu.ts'

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

/** How many transactions an account has sent. */
async function nonceOf(account: string): Promise<number> {
  return Number(await askNode('eth_getTransactionCount', [account, 'latest']))
}

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

test('the coin is swapped for a token, axe finds nothing, and the account shows it', async () => {
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

test('a token is swapped after an approval of exactly its amount, also if the visitor cancels meanwhile', async () => {
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

test(
  'a token that takes no approval over an old allowance has that taken back first, and nothing is sent that fails',
  { tags: 'thorough' },
  async () => {
    const usdc = stage.sandbox.endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')
    if (!usdc) throw new Error('There is no USDC.')
    const url = stage.sandbox.endpoints.chains[chain] ?? ''
    const spender = stage.sandbox.endpoints.swaps?.spender ?? '0x'
    const makeOrdinary = await makeWary(url, usdc)
    try {
      const visitor = await atSwap()
      const owner = (await visitor.host('address').textContent())?.trim() as Address
      await leaveAllowance(url, usdc.address, { owner, spender, amount: 1_000_000n })
      const [before, count] = [await holds(visitor, 'USDC'), await nonceOf(owner)]
      await chooseSwapToken(visitor, 0, 'USD Coin')
      await chooseSwapToken(visitor, 1, 'Dai')
      await reviewSwap(visitor, '10')
      await visitor.dialog.getByText("First reset this token's old allowance.").waitFor()
      for (const label of ['Reset allowance', 'Approve', 'Swap'] as const) {
        await confirmSwap(visitor, label)
        await visitor.approve()
      }
      await isSwapped(visitor)
      expect(before - (await holds(visitor, 'USDC'))).toBe(10_000_000n)
      expect((await nonceOf(owner)) - count).toBe(3)
    } finally {
      await makeOrdinary()
    }
  },
)

test(
  'a token with a permit becomes the coin by a signature, whose spender and deadline are shown',
  { tags: 'thorough' },
  async () => {
    const visitor = await atSwap()
    await chooseSwapToken(visitor, 1, 'Dai')
    await visitor.dialog.getByRole('button', { name: 'Switch tokens' }).press('Enter')
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
  },
)

test(
  'an e-mail visitor approves each step in the frame: the swap, the allowance, and the swap back',
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
    await visitor.dialog.getByRole('button', { name: 'Switch tokens' }).press('Enter')
    await reviewSwap(visitor, '5')
    await visitor.dialog.getByText('You allow').waitFor()
    await confirmInFrame(visitor, 'Approve')
    await confirmInFrame(visitor, 'Swap')
    await isSwapped(visitor)
    expect(bought - (await holds(visitor, 'USDC'))).toBe(5_000_000n)
  },
)

/** A visitor whose smart account has bought some Dai, and what the chain says of it. */
async function contractWithDai(address: string) {
  const { page } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
  const visitor = visitorOn(page)
  const { dialog } = visitor
  await proveAddress(visitor, stage.sandbox, address)
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await accountMenu(dialog).waitFor()
  const own = (await visitor.host('address').textContent())?.trim() ?? ''
  await askNode('anvil_setBalance', [own, '0xde0b6b3a7640000'])
  await page.keyboard.press('Escape')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'Dai')
  await reviewSwap(visitor, '0.01')
  await confirmInFrame(visitor, 'Swap')
  await isSwapped(visitor)
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  return { visitor, ...chainOf(own) }
}

function chainOf(own: string) {
  const padded = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
  return {
    /** How many operations the EntryPoint ran for the account. */
    operations: async () => {
      const topics = [operationEnded, null, `0x${padded(own)}`]
      return ((await askNode('eth_getLogs', [{ fromBlock: '0x0', topics }])) as unknown[]).length
    },
    /** How much of a token the contract of the service may take. */
    allowed: async (symbol: string) => {
      const data = `0xdd62ed3e${padded(own)}${padded(spenderHere())}`
      return BigInt((await askNode('eth_call', [{ to: tokenOf(symbol), data }, 'latest'])) as string)
    },
  }
}

const fiveDai = 5n * 10n ** 18n
/** By what an EntryPoint tells that an operation has ended (ERC-4337). */
const operationEnded = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const pools = visitSwaps(() => stage.sandbox, 4)
const spenderHere = () => stage.sandbox.endpoints.swaps?.spender ?? '0x'
/** Changes a habit of the service. */
const order = (change: object) =>
  fetch(`${stage.sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(change) })

test('a smart account approves and swaps in one operation, as the pools count, and leaves no allowance', async () => {
  const { visitor, operations, allowed } = await contractWithDai('once@harbour.test')
  const { dialog } = visitor
  const [dai, usdc, before] = [await holds(visitor, 'DAI'), await holds(visitor, 'USDC'), await operations()]
  await chooseSwapToken(visitor, 0, 'Dai')
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, '5')
  await dialog.getByText(/^Approves 5 DAI and swaps it for [\d.]+ USDC in one step\.$/).waitFor()
  const axe = await axeOn(visitor.page)
  expect(await axe()).toEqual([])
  const quoted = await pools.quote('DAI', 'USDC', fiveDai)
  await confirmInFrame(visitor, 'Swap')
  await isSwapped(visitor)
  expect(dai - (await holds(visitor, 'DAI'))).toBe(fiveDai)
  expect((await holds(visitor, 'USDC')) - usdc).toBe(quoted)
  expect([(await operations()) - before, await allowed('DAI')]).toEqual([1, 0n])
})

test(
  'after a reload, a pending smart account operation is followed until its swap is confirmed',
  { tags: 'thorough' },
  async () => {
    const { visitor } = await contractWithDai('again@harbour.test')
    const { dialog, page } = visitor
    const settled = () =>
      page.evaluate(() => window.latchkey.state().ownTransactions?.sent[0]?.settlement?.outcome)
    const dai = await holds(visitor, 'DAI')
    await chooseSwapToken(visitor, 0, 'Dai')
    await chooseSwapToken(visitor, 1, 'USD Coin')
    await reviewSwap(visitor, '5')
    await dialog.getByText('in one step').waitFor()
    await askNode('evm_setAutomine', [false])
    try {
      await confirmInFrame(visitor, 'Swap')
      await dialog.getByText('The swap is on its way.').waitFor()
      await page.reload()
      await visitor.open()
      await dialog.getByRole('button', { name: /^Activity/ }).press('Enter')
      await dialog.getByRole('heading', { name: 'Activity' }).waitFor()
      await expect
        .poll(() => page.evaluate(() => window.latchkey.state().ownTransactions?.bundles.length))
        .toBe(1)
      await askNode('evm_mine', [])
    } finally {
      await askNode('evm_setAutomine', [true])
    }
    await expect.poll(settled).toBe('confirmed')
    expect(dai - (await holds(visitor, 'DAI'))).toBe(fiveDai)
  },
)

test(
  'where others trade while a smart account decides, nothing is swapped and nothing approved, and it can try again',
  { tags: 'thorough' },
  async () => {
    const { visitor, operations, allowed } = await contractWithDai('overtaken@harbour.test')
    const { dialog } = visitor
    const ether = 40n * 10n ** 18n
    await pools.swap(await pools.build('ETH', 'DAI', ether), ether)
    const given = await pools.holds('DAI')
    await pools.approve('DAI', spenderHere(), given)
    const [dai, before] = [await holds(visitor, 'DAI'), await operations()]
    await chooseSwapToken(visitor, 1, 'Dai')
    await dialog.getByRole('button', { name: 'Switch tokens' }).press('Enter')
    await reviewSwap(visitor, '5')
    await dialog.getByText('in one step').waitFor()
    await askInFrame(visitor, 'Swap')
    await pools.swap(await pools.build('DAI', 'ETH', given))
    await pressInFrame(visitor.page, 'Approve')
    await dialog.getByText('The swap would fail').waitFor()
    expect([
      dai - (await holds(visitor, 'DAI')),
      (await operations()) - before,
      await allowed('DAI'),
    ]).toEqual([0n, 0, 0n])
  },
)

test(
  'with an older service, a smart account approves in one operation and swaps in the next',
  { tags: 'thorough' },
  async () => {
    const { visitor, operations, allowed } = await contractWithDai('trader@harbour.test')
    const { dialog } = visitor
    await order({ convert: { alwaysEstimates: true } })
    try {
      const [bought, before] = [await holds(visitor, 'DAI'), await operations()]
      await chooseSwapToken(visitor, 1, 'Dai')
      await dialog.getByRole('button', { name: 'Switch tokens' }).press('Enter')
      await reviewSwap(visitor, '5')
      await dialog.getByText('You allow').waitFor()
      await confirmInFrame(visitor, 'Approve')
      await confirmInFrame(visitor, 'Swap')
      await isSwapped(visitor)
      expect(bought - (await holds(visitor, 'DAI'))).toBe(fiveDai)
      expect([(await operations()) - before, await allowed('DAI')]).toEqual([2, 0n])
    } finally {
      await order({ convert: { alwaysEstimates: false } })
    }
  },
)

test(
  'after a decline, the modal says that nothing was swapped, and the visitor can still swap',
  { tags: 'thorough' },
  async () => {
    const visitor = await atSwap()
    await chooseSwapToken(visitor, 1, 'USD Coin')
    await reviewSwap(visitor, '0.25')
    await confirmSwap(visitor, 'Swap')
    await visitor.reject()
    await visitor.dialog.getByText('Nothing was swapped. You can try again.').waitFor()
    await confirmSwap(visitor, 'Swap')
    await visitor.approve()
    await isSwapped(visitor)
  },
)

test('a failed quote is reported, and a retry finds one', { tags: 'thorough' }, async () => {
  const visitor = await atSwap()
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await visitor.dialog.getByRole('button', { name: 'Review swap' }).waitFor()
  await visitor.page.route(/\/v1\/convert\/quotes/, (route) => route.abort())
  await visitor.dialog.getByLabel('You pay').fill('0.75')
  await visitor.dialog.getByText("Couldn't get a quote").waitFor()
  await visitor.page.unrouteAll()
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.dialog.getByRole('button', { name: 'Review swap' }).waitFor()
})

test(
  'in a right-to-left language, the swap amount is aligned to the right',
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

test('on a narrow page, no token is truncated and no amount wraps', { tags: 'thorough' }, async () => {
  const visitor = await atSwap({ viewport: { width: 360, height: 740 } })
  const chip = visitor.dialog.locator('.token-pill-label').nth(1)
  await chip.getByText('Select token').waitFor()
  expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await visitor.dialog.getByLabel('You pay').fill('1.5')
  const received = visitor.dialog.locator('.amount-figure bdi').getByText(/^4,\d{3}\.\d{6} USDC$/)
  await received.waitFor()
  expect(await received.evaluate((figure) => figure.getClientRects().length)).toBe(1)
  const [worth, held] = await visitor.dialog.locator('.amount-foot').nth(1).locator('> span').all()
  expect((await held?.boundingBox())?.y).toBe((await worth?.boundingBox())?.y)
})
