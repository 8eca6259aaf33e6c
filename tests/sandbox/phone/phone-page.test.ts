import type { Browser, Page } from 'playwright'
import { verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openBrowser } from '../../browser.ts'
import { patience } from '../../patience.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { startDapp, type Dapp, type DappSession } from '../dapp.ts'

let sandbox: Sandbox
let browser: Browser
let page: Page
let dapp: Dapp
let complaints: string[]

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([
    openBrowser(),
    openSandbox({ only: ['chains', 'relay', 'demo'], page: 'blank' }),
  ])
})

afterAll(async () => {
  await browser.close()
  await sandbox.stop()
})

beforeEach(async () => {
  complaints = []
  dapp = await startDapp(sandbox.endpoints.relay ?? '')
  page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  page.setDefaultTimeout(patience)
  page.on('console', (message) => {
    // The pairing library logs an answer to what it asked of a session that was ended meanwhile.
    const isLate = message.text().includes('No matching key. history')
    if (['error', 'warning'].includes(message.type()) && !isLate) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(https?|wss?):\/\/127\.0\.0\.1:|^data:/.test(request.url()))
      complaints.push(`asked ${request.url()}`)
  })
})

afterEach(async () => {
  await page.close()
  await dapp.stop()
})

const press = (testId: string) => page.getByTestId(testId).click()

async function pair(): Promise<DappSession> {
  const { uri, session } = await dapp.propose()
  await page.goto(`${sandbox.endpoints.phone}?uri=${encodeURIComponent(uri)}`)
  await press('phone-approve')
  return session
}

test('the page pairs by its URL, signs after a press, and stays within its policy', async () => {
  const { topic, namespaces } = await pair()
  const address = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
  expect(namespaces['eip155']?.accounts[0]).toBe(`eip155:1:${address}`)
  const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
  const signature = dapp.client.request<Hex>({ topic, chainId: 'eip155:1', request })
  expect(await page.getByTestId('phone-request').locator('pre').textContent()).toBe('hello')
  await press('phone-approve')
  expect(await verifyMessage({ address, message: 'hello', signature: await signature })).toBe(true)

  const refused = dapp.client
    .request({ topic, chainId: 'eip155:1', request })
    .catch((error: unknown) => error)
  await press('phone-reject')
  expect(await refused).toMatchObject({ code: 5000 })
  expect(complaints).toEqual([])
})

test('the page grants a part, switches, changes the account and disconnects', async () => {
  const { uri, session } = await dapp.propose()
  await page.goto(sandbox.endpoints.phone ?? '')
  await page.getByTestId('phone-uri').fill(uri)
  await press('phone-pair')
  await press('phone-namespace-solana')
  await press('phone-approve')
  const { topic, namespaces } = await session
  expect(Object.keys(namespaces)).toEqual(['eip155'])

  const switched = dapp.heard('session_event')
  await press('phone-switch-137')
  expect(await switched).toMatchObject({ params: { event: { name: 'chainChanged', data: 137 } } })
  const updated = dapp.heard('session_update')
  await press('phone-account-1')
  await updated
  expect(dapp.client.session.get(topic).namespaces['eip155']?.accounts[0]).toContain('0x23618e81')
  const ended = dapp.heard('session_delete')
  await press('phone-disconnect')
  await ended
  await page.getByText('None yet.').waitFor()
  expect(complaints).toEqual([])
})

test('a proposal can be rejected, and an invalid link is explained', async () => {
  const { uri, session } = await dapp.propose()
  const refused = session.catch((error: unknown) => error)
  await page.goto(sandbox.endpoints.phone ?? '')
  await page.getByTestId('phone-uri').fill('hello')
  await press('phone-pair')
  expect(await page.getByTestId('phone-mistake').textContent()).toContain('This is no pairing link')
  await page.getByTestId('phone-uri').fill(uri)
  await press('phone-pair')
  await press('phone-reject')
  expect(await refused).toMatchObject({ code: 5000 })
})

test('a session survives a reload of the page', async () => {
  const { topic } = await pair()
  await press('phone-switch-137')
  await page.getByTestId('phone-session').waitFor()
  await page.reload()
  await page.getByTestId('phone-session').waitFor()
  expect(await page.getByTestId('phone-switch-137').getAttribute('aria-pressed')).toBe('true')
  await dapp.client.ping({ topic })
  expect(complaints).toEqual([])
})
