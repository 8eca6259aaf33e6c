import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage
let visitor: Visitor

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  visitor = visitorOn((await visit(stage)).page)
})
afterEach(() => stage.sandbox.control('registry', { fault: 'none' }))

const status = () => visitor.host('status').textContent()

test('an invalid registry is reported in its list, and installed wallets still connect', async () => {
  stage.sandbox.control('registry', { fault: 'malformed', path: '/getWallets' })
  await visitor.page.reload()
  await visitor.open()
  await visitor.dialog.getByText("Couldn't load the wallet list").waitFor()
  await visitor.choose('Harbor')
  await visitor.approve()
  await expect.poll(status).toMatch(/^connected$/)
})

test('an image that is an HTML page is replaced by a letter tile', async () => {
  stage.sandbox.control('registry', { fault: 'malformed', path: '/getWalletImage' })
  await visitor.page.reload()
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^All wallets/ }).click()
  const row = visitor.dialog.getByRole('button', { name: /^MetaMask/ })
  await row.waitFor()
  await expect.poll(() => visitor.page.getByTestId('event-log').innerText()).toContain('images/failed')
  expect(await row.locator('img[data-drawn]').count()).toBe(0)
})

test('pictures are requested with the header that the registry requires', async () => {
  stage.sandbox.control('registry', { fault: 'headers-only' })
  await visitor.page.reload()
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^All wallets/ }).click()
  const picture = visitor.dialog.getByRole('button', { name: /^MetaMask/ }).locator('img[data-drawn]')
  await picture.waitFor()
  expect(await picture.getAttribute('src')).toMatch(/^blob:/)
})

test(
  'a policy that names no registry for images leaves them to be asked for, too',
  { tags: 'thorough' },
  async () => {
    await visitor.page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.head) return
        observer.disconnect()
        const policy = document.createElement('meta')
        policy.httpEquiv = 'Content-Security-Policy'
        policy.content = "img-src 'self' data: blob:"
        document.head.append(policy)
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await visitor.page.reload()
    await visitor.open()
    await visitor.dialog.getByRole('button', { name: /^All wallets/ }).click()
    const picture = visitor.dialog.getByRole('button', { name: /^MetaMask/ }).locator('img[data-drawn]')
    await picture.waitFor()
    expect(await picture.getAttribute('src')).toMatch(/^blob:/)
  },
)

test.each([
  ['short', 'sent an invalid address'],
  ['wrong-case', 'sent an invalid address'],
])(
  'the modal reports a wallet that returns a %s address, and a retry connects with a valid one',
  { tags: 'thorough' },
  async (addresses, words) => {
    await visitor.wallet('harbor', 'behave', { addresses })
    await visitor.open()
    await visitor.choose('Harbor')
    await visitor.approve()
    await visitor.dialog.getByText(words).waitFor()
    expect(await status()).toMatch(/^disconnected$/)
    await visitor.wallet('harbor', 'behave', { addresses: 'checksummed' })
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(status).toMatch(/^connected$/)
  },
)

test.each(['number', 'decimal', 'hex'])(
  'a wallet that gives its chain id as %s is understood',
  { tags: 'thorough' },
  async (chainIdFormat) => {
    await visitor.wallet('harbor', 'behave', { chainIdFormat, addresses: 'lower-case' })
    await visitor.connect('Harbor')
    await expect.poll(() => visitor.host('chain').textContent()).toMatch(/eip155:1\b/)
    expect(await visitor.host('address').textContent()).toMatch(/[A-F]/)
    await visitor.wallet('harbor', 'setChain', 8453)
    await expect.poll(() => visitor.host('chain').textContent()).toMatch('eip155:8453')
  },
)

test('hostile announcements are refused, their URLs are never used, and other wallets work', async () => {
  await visitor.page.evaluate(() => {
    const wallets = Reflect.get(window, 'sandboxWallets') as { announceHostile: (kind: string) => void }
    for (const kind of ['no-info', 'no-provider', 'script-icon', 'empty-name', 'wrong-uuid', 'throwing-info'])
      wallets.announceHostile(kind)
  })
  await visitor.open()
  await expect.poll(() => visitor.page.getByTestId('event-log').innerText()).toContain('installed/refused')
  expect(await visitor.dialog.innerHTML()).not.toContain('javascript:')
  await visitor.choose('Harbor')
  await visitor.approve()
  await expect.poll(status).toMatch(/^connected$/)
})

test(
  'wallets with hostile names and pictures are marked, ask no server, and take no place of another',
  { tags: 'thorough' },
  async () => {
    const asked: string[] = []
    visitor.page.on('request', (request) => asked.push(request.url()))
    await visitor.open()
    await visitor.page.evaluate(() => {
      const wallets = Reflect.get(window, 'sandboxWallets') as { announceHostile: (kind: string) => void }
      for (const kind of [
        'remote-icon',
        'hidden-letters',
        'look-alike',
        'endless-name',
        'stacked-marks',
        'taken-rdns',
      ])
        wallets.announceHostile(kind)
    })
    const rows = (name: RegExp) => visitor.dialog.getByRole('button', { name })
    await expect
      .poll(() => rows(/^Harbor ([12] of 2, )?look-alike dev\.latchkey\.(harbor|hidden)/).count())
      .toBe(3)
    await expect.poll(() => rows(/^B[eе]acon look-alike/).count()).toBe(2)
    await rows(/^WWWWW/).waitFor()
    expect(asked.filter((url) => url.includes('icons.invalid'))).toEqual([])
    await rows(/^Harbor/)
      .first()
      .click()
    await visitor.approve()
    await expect.poll(status).toMatch(/^connected$/)
  },
)

test('a wallet that announces itself late is listed then', { tags: 'thorough' }, async () => {
  const { page } = await visit(stage, { isClockInstalled: true })
  const other = visitorOn(page)
  await other.wallet('beacon', 'behave', { announceAfter: 600_000 })
  await page.reload()
  await other.open()
  await other.dialog.getByRole('button', { name: /^Harbor\b/ }).waitFor()
  const beacon = other.dialog.getByRole('button', { name: /^Beacon\b/ })
  expect(await beacon.count()).toBe(0)
  await page.clock.fastForward(600_000)
  await beacon.waitFor()
})

test('a wallet without EIP-6963 is offered as "Browser Wallet" and connects', async () => {
  const { page } = await visit(stage, { query: '?wallets=legacy' })
  const other = visitorOn(page)
  await other.open()
  await other.choose('Browser Wallet')
  await other.approve()
  await expect.poll(() => other.host('status').textContent()).toMatch(/^connected$/)
})
