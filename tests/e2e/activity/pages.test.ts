import { accountMenu } from '../../account-menu.ts'
import { encodeFunctionData } from 'viem'
import type { Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundedAccounts } from '../../../sandbox/chains/funded-accounts.ts'
import { spamCollectible } from '../../../sandbox/chains/sample-contracts.ts'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'

const ethereum = 'eip155:1'
const base = 'eip155:8453'
const [, harbors = '', , beacons = ''] = fundedAccounts().map(({ address }) => address)
const pageSize = 50
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A visitor over a wallet who has come to Activity: where its rows lead, and which pages of a history were asked for. */
async function looking(wallet: string) {
  const { page, complaints } = await visit(stage)
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/history')) asked.push(url.searchParams.get('cursor'))
  })
  const visitor = visitorOn(page)
  await visitor.connect(wallet)
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^Activity/ }).press('Enter')
  const rows = visitor.dialog.locator('.grouped-scroll li[data-index]')
  await rows.first().waitFor()
  const links = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return { links, asked, complaints }
}

/** Sends as many as fill a page on a chain, in one block of now, and answers their pages in an explorer. */
async function fillPage(chain: string, given: { readonly to: string; readonly data?: string }) {
  const node = stage.sandbox.endpoints.chains[chain] ?? ''
  const from = fundedAccounts().at(-1)?.address
  await askChain(node, 'evm_setAutomine', [false])
  const pages: string[] = []
  while (pages.length < pageSize) {
    const hash = await askChain(node, 'eth_sendTransaction', [{ from, gas: '0x30d40', ...given }])
    pages.push(`https://etherscan.io/tx/${String(hash)}`)
  }
  await askChain(node, 'evm_mine', [])
  await askChain(node, 'evm_setAutomine', [true])
  return pages
}

test(
  'a page of nothing but spam is left out, and the next one comes by itself',
  { tags: 'thorough' },
  async () => {
    await seed(harbors)
    const { abi } = artifacts.SandboxCollectible
    const data = encodeFunctionData({ abi: abi as Abi, functionName: 'mint', args: [harbors] })
    const spam = await fillPage(ethereum, { to: spamCollectible.address, data })
    const { links, asked, complaints } = await looking('Harbor')
    expect(asked).toEqual([null, expect.any(String)])
    expect(spam.filter((page) => links.includes(page))).toEqual([])
    expect(complaints).toEqual([])
  },
)

test(
  'Activity hides transactions of other chains, and loads the next page if none remain',
  { tags: 'thorough' },
  async () => {
    await seed(beacons)
    const others = await fillPage(base, { to: beacons })
    await order({ ignoresChain: true })
    try {
      const { links, asked } = await looking('Beacon')
      expect(asked).toEqual([null, expect.any(String)])
      expect(others.filter((page) => links.includes(page))).toEqual([])
    } finally {
      await order({ ignoresChain: false })
    }
  },
)

test("the explorer link opens the account's page in a new tab", async () => {
  const { page } = await visit(stage)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.open()
  await accountMenu(visitor.dialog).click()
  const link = visitor.dialog.getByRole('menuitem', { name: 'Etherscan' })
  await link.waitFor()
  const attributes = ['href', 'target', 'rel'] as const
  expect(await Promise.all(attributes.map((name) => link.getAttribute(name)))).toEqual([
    `https://etherscan.io/address/${harbors}`,
    '_blank',
    'noopener noreferrer',
  ])
})

async function seed(address: string): Promise<void> {
  await stage.sandbox.seed({ chain: ethereum, address, count: 8, months: 2 })
}

async function order(history: object): Promise<void> {
  const { blockchainApi } = stage.sandbox.endpoints
  await fetch(`${blockchainApi}/control`, { method: 'POST', body: JSON.stringify({ history }) })
}
