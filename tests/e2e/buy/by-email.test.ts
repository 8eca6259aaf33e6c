import { afterAll, beforeAll, expect, test } from 'vitest'
import { dollarsOf, goToProvider, isBought, openBuy, payAt } from './visitor.ts'
import { emailOffered, signInAsContract, signInByEmail } from '../frame/email-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const arrive = async () => {
  const { page, complaints } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
  return { ...visitorOn(page), complaints }
}
type Arrived = Awaited<ReturnType<typeof arrive>>

/** Buys USDC for 100 dollars from the account that stands, and sees it there. */
async function buysDollars(visitor: Arrived): Promise<void> {
  const { dialog } = visitor
  expect(await dollarsOf(visitor, stage.sandbox, 'eip155:1')).toBe(0n)
  await openBuy(visitor)
  await dialog.getByLabel('You pay').fill('100')
  const shop = await goToProvider(visitor, 'Coinbase')
  await payAt(shop, 'paid')
  await isBought(visitor)
  expect(await dollarsOf(visitor, stage.sandbox, 'eip155:1')).toBeGreaterThan(97_000_000n)
  await shop.close()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByText(/^97\.\d+ USDC$/).waitFor()
  expect(visitor.complaints).toEqual([])
}

test('an e-mail account buys and receives the tokens', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await signInByEmail(visitor, stage.sandbox, 'berta@harbour.test')
  await buysDollars(visitor)
})

test('a smart account without a contract buys and receives the tokens', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await signInAsContract(visitor, stage.sandbox, 'silke@harbour.test')
  const node = stage.sandbox.endpoints.chains['eip155:1'] ?? ''
  expect(await askChain(node, 'eth_getCode', [await visitor.host('address').textContent(), 'latest'])).toBe(
    '0x',
  )
  await buysDollars(visitor)
})
