import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../browser.ts'
import { patience } from '../../patience.ts'
import { serveReactHost } from './react-versions/serve-react-host.ts'
import type { ReactHost } from './react-versions/serve-react-host.ts'

const short = '0xf39F…2266'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What holds under whichever version of React. */
function holdUnder(version: 18 | 19): void {
  let host: ReactHost
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    host = await serveReactHost(version)
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    complaints = []
    const context = await browser.newContext()
    context.setDefaultTimeout(patience)
    page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
  })
  afterEach(() => page.context().close())

  const visit = async (way: 'at-once' | 'streamed' = 'at-once') => {
    await page.goto(host.url(way))
    await page.waitForFunction(() => 'reactHost' in window)
  }
  const status = async (expected: string) => {
    await expect.poll(() => page.getByTestId('status').first().textContent()).toBe(expected)
  }
  // After a second and a half the button says that one may connect, so on a busy machine that moment must not come.
  const stopAnimations = async () => {
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  }
  const connect = () =>
    page.evaluate(async () => {
      await window.reactHost.latchkey.connect({ wallet: 'dev.latchkey.harbor' })
    })

  test.each(['at-once', 'streamed'] as const)(
    'a server that renders %s does not know the connection',
    async (way) => {
      const html = (await host.html(way)).replaceAll('<!-- -->', '')
      expect(html).toContain('<p data-testid="status">unknown</p>')
      expect(html).toContain('<button data-testid="own"></button>')
      expect(html).not.toMatch(/Connect|Log in/)
    },
  )

  test.each(['at-once', 'streamed'] as const)(
    'server output rendered %s hydrates without a warning of React',
    async (way) => {
      await visit(way)
      expect(await page.evaluate(() => window.reactHost.version)).toMatch(`${version}.`)
      await status('disconnected')
      expect(await page.evaluate(() => window.reactHost.told.statuses[0])).toBe('unknown')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.locator('dialog[open]').waitFor()
      expect(await page.locator('latchkey-modal').count()).toBe(1)
      expect(complaints).toEqual([])
    },
  )

  test('a custom button receives the account, and its verbs are stable from the first render', async () => {
    await visit()
    await status('disconnected')
    await connect()
    await expect.poll(() => page.getByTestId('own').textContent()).toBe(`${short} on Ethereum`)
    const verbs = await page.evaluate(() => {
      const names = ['open', 'openAccountModal', 'openChainModal', 'openConnectModal'] as const
      const { given, kept } = window.reactHost.told
      return names.map((name) => [typeof given[0]?.[name], new Set(kept.map((one) => one[name])).size])
    })
    expect(verbs).toEqual(Array.from({ length: 4 }, () => ['function', 1]))
    await page.evaluate(() => window.reactHost.told.given.at(-1)?.openChainModal())
    await expect
      .poll(() => page.evaluate(() => window.reactHost.told.given.at(-1)?.chainModalOpen))
      .toBe(true)
    expect(complaints).toEqual([])
  })

  test('functions of hooks never change, whatever happens', async () => {
    await visit()
    await status('disconnected')
    await connect()
    await status('connected')
    const told = await page.evaluate(() =>
      window.reactHost.told.functions.map((values) => [values.size, values.has(undefined)]),
    )
    expect(told).toEqual(Array.from({ length: 7 }, () => [1, false]))
  })

  test('a returning visitor never reads that they could connect', async () => {
    await stopAnimations()
    await visit()
    await status('disconnected')
    await connect()
    await status('connected')
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
    await page.reload()
    await status('connected')
    await expect.poll(() => page.getByTestId('own').textContent()).toBe(`${short} on Ethereum`)
    const words = await page.evaluate(() => window.reactHost.words)
    expect(words).toContain(short)
    expect(words.filter((word) => /Connect$|Log in|Connect wallet/.test(word))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('the buttons show balance and address as the host wants them', async () => {
    await visit()
    await status('disconnected')
    await connect()
    await page.getByRole('button', { name: `1.5 ETH ${short}` }).waitFor()
    await page.getByRole('button', { name: '1.5 ETH 0xf3…b92266' }).waitFor()
    const heights = await page
      .locator('.host-button')
      .evaluateAll((buttons) => buttons.slice(0, 2).map((button) => button.getBoundingClientRect().height))
    expect(heights).toEqual([32, 40])
  })

  test('the page never renders two states at once, however slow', async () => {
    await visit()
    await status('disconnected')
    await page.getByTestId('again').click()
    await connect()
    await expect.poll(() => page.getByTestId('again').textContent()).toBe('round 1')
    await status('connected')
    expect(await page.evaluate(() => window.reactHost.told.torn)).toEqual([])
  })

  test('a suspended boundary resumes with one modal and one Latchkey', async () => {
    await visit()
    await status('disconnected')
    await page.getByRole('button', { name: 'Inner' }).waitFor()
    await page.getByTestId('interrupt').click()
    await page.getByTestId('waiting').waitFor()
    await connect()
    await page.getByTestId('interrupt').click()
    await page.getByTestId('waiting').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByTestId('status').nth(1).textContent()).toBe('connected')
    expect(await page.locator('latchkey-modal').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  test.runIf(version === 19)('a hidden Activity stops the provider, and showing it restarts', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).hostname))
    const heard = (type: string) =>
      page.evaluate(
        (sought) => window.reactHost.heardInActivity().filter((one) => one === sought).length,
        type,
      )
    await visit()
    await page.evaluate(() => window.reactHost.drawInActivity('visible'))
    await page.getByRole('button', { name: 'Kept' }).waitFor()
    await expect.poll(() => heard('host/started')).toBe(1)
    await page.evaluate(() => window.reactHost.drawInActivity('hidden'))
    await expect.poll(() => page.locator('latchkey-modal').count()).toBe(1)
    await expect.poll(() => heard('host/stopped')).toBe(1)
    await page.evaluate(() => window.reactHost.drawInActivity('visible'))
    await expect.poll(() => page.locator('latchkey-modal').count()).toBe(2)
    await expect.poll(() => heard('host/started')).toBe(2)
    await page.getByRole('button', { name: 'Kept' }).click()
    await page.locator('dialog[open]').waitFor()
    expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
    expect(complaints).toEqual([])
  })
}

describe('under React 18', { tags: 'thorough' }, () => {
  holdUnder(18)
})
describe('under React 19', () => {
  holdUnder(19)
})
