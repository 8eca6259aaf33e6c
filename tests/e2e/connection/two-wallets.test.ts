import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import type { Phone } from '../../../sandbox/phone/phone.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

const networks = ['eip155:1', 'eip155:8453', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'].join('\n')
const query = `#${new URLSearchParams({ networks })}`

let stage: Stage
let visitor: Visitor
let phone: Phone
let complaints: string[]

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  const { relay, chains } = stage.sandbox.endpoints
  phone = await createPhone({ relayUrl: relay ?? '', projectId: 'phone', chains })
  const visited = await visit(stage, { query })
  visitor = visitorOn(visited.page)
  complaints = visited.complaints
})
afterEach(async () => phone.stop())

const lamp = () => phone.accounts[0]?.solana.address ?? '-'
const shows = async (what: string, text: string | RegExp) => {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}
const isGone = async (what: string) => {
  await expect.poll(() => visitor.host(what).count()).toBe(0)
}

/** Opens the list of wallets, whoever is connected, and lets the phone approve Solana alone. */
async function pairForSolana(): Promise<void> {
  await visitor.page.getByTestId('open-connect').click()
  await visitor.choose('Scan with your phone')
  const code = visitor.dialog.locator('[data-uri]')
  await code.waitFor()
  const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
  await phone.pair((await code.getAttribute('data-uri')) ?? '')
  await proposed
  await phone.approve({ namespaces: ['solana'] })
  await visitor.dialog.waitFor({ state: 'hidden' })
}

test('a Solana phone pairs beside a browser wallet, both reconnect, and one disconnects', async () => {
  await visitor.connect('Harbor')
  await visitor.page.getByTestId('open-networks').click()
  await visitor.choose('Base')
  await visitor.approve()
  await shows('chain', 'eip155:8453')
  await pairForSolana()
  await shows('solana', lamp())
  await visitor.page.reload()
  await shows('chain', 'eip155:8453')
  await shows('solana', lamp())
  await visitor.page.getByTestId('disconnect-solana').click()
  await isGone('solana')
  await expect.poll(() => phone.sessions()).toEqual([])
  await shows('chain', 'eip155:8453')
  await visitor.page.reload()
  await shows('chain', 'eip155:8453')
  await isGone('solana')
  expect(complaints).toEqual([])
})

test(
  'the page shows a Solana-only phone, follows its account, restores it, and disconnects it',
  { tags: 'thorough' },
  async () => {
    await pairForSolana()
    await shows('status', /^connected$/)
    await visitor.open()
    await visitor.dialog.getByText(/ SOL$/).first().waitFor()
    await visitor.dialog.getByText('Solana Devnet').waitFor()
    await phone.updateAccounts([1])
    await shows('solana', phone.accounts[1]?.solana.address ?? '-')
    await visitor.page.reload()
    await shows('solana', phone.accounts[1]?.solana.address ?? '-')
    await visitor.page.getByTestId('disconnect').click()
    await shows('status', /^disconnected$/)
    await expect.poll(() => phone.sessions()).toEqual([])
  },
)

test(
  'a phone for Solana that leaves by itself leaves the browser wallet as it is',
  { tags: 'thorough' },
  async () => {
    await pairForSolana()
    await visitor.page.getByTestId('open-connect').click()
    await visitor.choose('Harbor')
    await visitor.approve()
    await shows('address', /^0x/)
    await phone.disconnect()
    await isGone('solana')
    await shows('status', /^connected$/)
  },
)
