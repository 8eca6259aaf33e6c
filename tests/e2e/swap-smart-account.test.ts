import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../axe.ts'
import { pressInFrame } from '../press-in-frame.ts'
import { emailOffered, openLink, writeAddress, writeCode } from './email-visitor.ts'
import { openStage, visit } from './stage.ts'
import type { Stage } from './stage.ts'
import { chooseSwapToken, isSwapped, openSwap, reviewSwap } from './swap-visitor.ts'
import { askChain, visitorOn } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const chain = 'eip155:1'
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const node = () => stage.sandbox.endpoints.chains[chain] ?? ''
const usdc = () =>
  stage.sandbox.endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address ?? ''

async function dollars(own: string): Promise<bigint> {
  const data = `0x70a08231${own.slice(2).padStart(64, '0')}`
  return BigInt((await askChain(node(), 'eth_call', [{ to: usdc(), data }, 'latest'])) as string)
}

/** Presses the main button of the review, twice where it has to be, and approves in the frame. */
async function confirmInFrame({ dialog, page }: Visitor, label: 'Approve' | 'Swap'): Promise<void> {
  await dialog.getByRole('button', { name: label, exact: true }).click()
  const anyway = dialog.getByRole('button', { name: `${label} anyway` })
  const frame = page.locator('#w3m-iframe').filter({ visible: true })
  await anyway.or(frame).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await pressInFrame(page, 'Approve')
}

test('a smart account swaps its coin in an operation, and a token back in another after an approval', async () => {
  const { page, complaints } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
  const visitor = visitorOn(page)
  const address = 'swapper@harbour.test'
  await visitor.open()
  await writeAddress(visitor, address)
  await openLink(visitor, stage.sandbox, address)
  await writeCode(visitor, stage.sandbox, address)
  await visitor.dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await visitor.dialog.getByRole('button', { name: 'Settings' }).waitFor()
  const own = (await visitor.host('address').textContent())?.trim() ?? ''
  await askChain(node(), 'anvil_setBalance', [own, '0x1bc16d674ec80000'])
  await page.keyboard.press('Escape')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, '0.5')
  await confirmInFrame(visitor, 'Swap')
  await isSwapped(visitor)
  const bought = await dollars(own)
  expect(bought).toBeGreaterThan(0n)
  await page.keyboard.press('Escape')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await visitor.dialog.getByRole('button', { name: 'Switch tokens' }).click()
  await reviewSwap(visitor, '10')
  await visitor.dialog.getByText('You allow').waitFor()
  expect(await (await axeOn(page))()).toEqual([])
  await confirmInFrame(visitor, 'Approve')
  await confirmInFrame(visitor, 'Swap')
  await isSwapped(visitor)
  expect(bought - (await dollars(own))).toBe(10_000_000n)
  expect(complaints).toEqual([])
})
