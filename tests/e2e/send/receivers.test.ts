import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ethereumOf } from '../ethereum.ts'
import { confirmSend, review } from './visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.sandbox.recover())
afterAll(() => stage.close())

const { account } = ethereumOf(() => stage.sandbox)

/** A visitor on Base, with an amount in the form. */
async function onBase(): Promise<Visitor & { readonly complaints: readonly string[] }> {
  const { page, complaints } = await visit(stage)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.dialog
    .getByRole('button', { name: /Ethereum/ })
    .first()
    .click()
  await visitor.choose('Base')
  await visitor.approve()
  await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await visitor.dialog.getByRole('button', { name: / on Base$/ }).click()
  await visitor.dialog.getByRole('button', { name: /^Ether/ }).click()
  await visitor.dialog.getByLabel('Amount').fill('0.25')
  return { ...visitor, complaints }
}

const to = (visitor: Visitor, receiver: string) => visitor.dialog.getByLabel(/^Type or paste/).fill(receiver)

async function onBaseOf(address: string): Promise<bigint> {
  const url = stage.sandbox.endpoints.chains['eip155:8453'] ?? ''
  return BigInt((await askChain(url, 'eth_getBalance', [address, 'latest'])) as string)
}

test('a name receives at its address for Base', async () => {
  const visitor = await onBase()
  const before = await onBaseOf(account(8))
  await to(visitor, 'two-homes.eth')
  await review(visitor)
  await visitor.dialog.getByText(account(8)).waitFor()
  await confirmSend(visitor)
  await visitor.approve()
  await visitor.dialog.getByText('confirmed on Base').waitFor()
  expect((await onBaseOf(account(8))) - before).toBe(250_000_000_000_000_000n)
  expect(visitor.complaints).toEqual([])
})

test(
  'a contract that exists only on Ethereum is refused as a receiver on Base, by name and by address',
  { tags: 'thorough' },
  async () => {
    const visitor = await onBase()
    const { dialog } = visitor
    const isRefused = () => dialog.locator('[aria-disabled]', { hasText: 'Invalid address' }).waitFor()
    const vault = stage.sandbox.endpoints.names.find(({ name }) => name === 'vault.eth')?.address ?? ''
    await to(visitor, 'vault.eth')
    await dialog.getByText('Its Ethereum address is a contract.').waitFor()
    await isRefused()
    await to(visitor, vault)
    await dialog.getByText('This is a contract on Ethereum, but not on Base').waitFor()
    await isRefused()
  },
)

test('an offchain name is resolved under the page’s own policy', async () => {
  const visitor = await onBase()
  await to(visitor, 'pilot.base.eth')
  await review(visitor)
  await visitor.dialog.getByText(account(8)).waitFor()
  expect(visitor.complaints).toEqual([])
})
