import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitSwaps } from '../../sandbox/blockchain-api/swap-visit.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { chooseSwapToken, confirmSwap, isSwapped, openSwap, reviewSwap } from './visitor.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage
const other = visitSwaps(() => stage.sandbox, 5)

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A visitor with a wallet, at the form, who knows what is read and what the wallet was asked. */
async function atSwap() {
  const { page } = await visit(stage, { isClockInstalled: true })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await openSwap(visitor)
  const { dialog } = visitor
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const prompts = page.getByTestId('wallet-approve')
  return {
    ...visitor,
    prompts,
    /** Presses a first time, which tells why to look twice and asks nobody; then a second time, which asks. */
    pressTwice: async (reason: string | RegExp) => {
      await button('Swap').click()
      await dialog.getByText(reason).waitFor()
      await button('Swap anyway').waitFor()
      expect(await prompts.count()).toBe(0)
      // A second press that follows at once would be half of a double one.
      await button('Swap anyway').press('Enter')
      await prompts.waitFor()
    },
  }
}

/** What goes and what comes at the review, once the swap can be pressed. */
async function atReview(amount: string) {
  const visitor = await atSwap()
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, amount)
  await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).waitFor()
  return visitor
}

/** Holds the clock at a review once what was asked for it has its answer, as no quote may come in its place meanwhile. */
async function heldAtReview(amount: string) {
  const visitor = await atReview(amount)
  const { clock } = visitor.page
  await clock.pauseAt((await visitor.page.evaluate(() => Date.now())) + 1000)
  await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).waitFor()
  return visitor
}

/** Somebody else buys dollars for ether, twice, since the best way leads around a pool that is bought empty. */
async function otherTrades(): Promise<void> {
  const value = parseEther('40')
  await other.swap(await other.build('ETH', 'USDC', value), value)
  await other.swap(await other.build('ETH', 'USDC', value), value)
}

test(
  'a quote that a hidden page did not refresh is reported as old, and needs a second press',
  { tags: 'thorough' },
  async () => {
    const visitor = await heldAtReview('0.5')
    await visitor.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await visitor.page.clock.runFor(30_500)
    await visitor.page.clock.resume()
    await visitor.pressTwice('The quote is older than 30 seconds.')
    await visitor.reject()
  },
)

test(
  'a swap that gives over five percent less than it takes says how much less',
  { tags: 'thorough' },
  async () => {
    const visitor = await atReview('400')
    await visitor.pressTwice(/What you receive is worth \d+(\.\d)?% less than what you pay\./)
    await visitor.reject()
  },
)

test('a slippage of seven percent needs a second press', { tags: 'thorough' }, async () => {
  const visitor = await atSwap()
  await visitor.dialog.getByRole('button', { name: 'Slippage' }).click()
  await visitor.dialog.getByLabel('Slippage in percent').fill('7')
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, '0.1')
  await visitor.pressTwice('You may get up to 7% less than shown.')
  await visitor.reject()
})

test('another trade during the review adds a warning and a second press', async () => {
  const visitor = await heldAtReview('0.5')
  const { clock } = visitor.page
  // A quote between the two trades would be one that nobody can swap at.
  await otherTrades()
  await clock.runFor(10_500)
  await clock.resume()
  await visitor.pressTwice("The price moved: you'd get less than the minimum you reviewed.")
  await visitor.approve()
  await isSwapped(visitor)
})

test(
  'if another trade moves the price before the approval, the swap costs only the network fee',
  { tags: 'thorough' },
  async () => {
    const visitor = await atReview('0.5')
    await confirmSwap(visitor, 'Swap')
    await otherTrades()
    await visitor.approve()
    await visitor.dialog
      .getByText('Nothing was swapped, but you paid the network cost. Try again, or raise the slippage.')
      .waitFor()
  },
)
