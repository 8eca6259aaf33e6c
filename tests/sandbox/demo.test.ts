import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rootFolder } from '../../sandbox/host/page-cache.ts'
import { pressInMenu } from '../account-menu.ts'
import { axeOn } from '../axe.ts'
import { visitDemo } from './demo-visit.ts'
import { hook } from './browser-wallet/wallet-page.ts'

const visit = visitDemo()

/** What is typed into a setting, and how its error begins. */
const wrongOptions = [
  ['projectId', ' ', 'The option "projectId" is missing'],
  ['defaultNetwork', 'eip155:10', 'The option "defaultNetwork" is'],
  ['termsConditionsUrl', 'ftp://tide.example', 'The option "termsConditionsUrl" is'],
  ['tokens', '{ "eip155:1": 7 }', 'The option "tokens.eip155:1" is'],
  ['customWallets', '[{ "id": "quay" }]', 'The option "customWallets[0].name" is'],
  ['themeVariables', '{ "colour": "red" }', 'The option "themeVariables'],
  ['strings', '{ "connect.title": 7 }', 'The option "strings.connect.title" is'],
  ['locale', 'English', 'The option "locale" is'],
  ['features', '{ "email": "yes" }', 'The option "features.email" is'],
  ['rpcUrls', '{ "eip155:1": ', 'The option "rpcUrls" is not JSON'],
] as const

test('a visitor connects, comes back after a reload, and leaves, and the page never complains', async () => {
  await visit.connect()
  const address = visit.sandbox.endpoints.accounts[1]?.address
  expect(await visit.shown('address')).toBe(address)
  expect(await visit.shown('chain')).toBe('eip155:1')
  expect(await visit.shown('outcome')).toBe('connected')
  await visit.page.reload()
  await expect.poll(() => visit.shown('address')).toBe(address)
  await visit.page.getByTestId('disconnect').click()
  await expect.poll(() => visit.shown('status')).toBe('disconnected')
  expect(await visit.shown('address')).toBe('nobody yet')
  expect(await visit.complaints()).toEqual([])
})

test('a newcomer finds both kinds of networks, and a wallet for each, without a look into the settings', async () => {
  await visit.connect()
  const { page } = visit
  const dialog = page.getByRole('dialog')
  await page.getByTestId('connect').getByRole('button').click()
  await pressInMenu(dialog, 'Connect a wallet for Solana')
  await dialog.getByRole('button', { name: /^Tern/ }).click()
  await page.getByTestId('wallet-approve').click()
  const persons = visit.sandbox.endpoints.solana?.accounts.map(({ address }) => address) ?? []
  await expect.poll(() => page.getByTestId('host-solana').textContent()).toBe(persons[5])
})

test('a newcomer finds every connection method and account action without the settings', async () => {
  const { page } = visit
  const dialog = page.getByRole('dialog')
  await page.getByTestId('connect').getByRole('button').click()
  await dialog.getByRole('textbox').waitFor()
  await dialog.getByRole('button', { name: /Google/ }).waitFor()
  await dialog.getByRole('button', { name: /^Scan with your phone/ }).waitFor()
  await dialog.getByRole('button', { name: /^Harbor/ }).click()
  await page.getByTestId('wallet-approve').click()
  await page.getByTestId('connect').getByRole('button').click()
  for (const name of ['Buy', 'Send', 'Swap', 'Receive'])
    await dialog.getByRole('button', { name, exact: true }).waitFor()
  await dialog.getByRole('button', { name: /Activity/ }).waitFor()
  await pressInMenu(dialog, 'Settings')
  await dialog.getByRole('button', { name: /name/i }).waitFor()
  expect(await visit.complaints()).toEqual([])
})

test('a seat is reserved for a visitor who connects, but not for one who leaves', async () => {
  const seat = visit.page.getByTestId('reserve-lamp')
  await seat.click()
  await visit.page.getByRole('dialog').waitFor()
  expect(await visit.shown('outcome')).toBe('waiting')
  await visit.page.keyboard.press('Escape')
  await expect.poll(() => visit.shown('outcome')).toBe('dismissed')
  expect(await seat.textContent()).toBe('Reserve')
  await seat.click()
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Harbor/ })
    .click()
  await visit.page.getByTestId('wallet-approve').click()
  await expect.poll(() => seat.textContent()).toBe('Reserved')
})

test('a host opens the networks directly', async () => {
  await visit.page.getByTestId('open-networks').click()
  const dialog = visit.page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Base/ }).click()
  await expect
    .poll(() => visit.page.getByTestId('network').getByRole('button').textContent())
    .toContain('Base')
})

test('applied settings create a new Latchkey, are in the URL and survive a reload', async () => {
  await visit.apply({ strings: '{ "button.connect": "Come aboard" }', accent: '#0f6f80' })
  const button = visit.page.getByTestId('connect').getByRole('button')
  await expect.poll(() => button.textContent()).toContain('Come aboard')
  expect(decodeURIComponent(new URL(visit.page.url()).hash)).toBe(
    '#accent=#0f6f80&strings={+"button.connect":+"Come+aboard"+}',
  )
  await visit.page.reload()
  await expect.poll(() => button.textContent()).toContain('Come aboard')
  await visit.page.getByTestId('settings-open').click()
  await visit.page.getByTestId('settings-reset').click()
  await visit.page.getByTestId('settings-apply').click()
  await expect.poll(() => button.textContent()).toContain('Connect wallet')
  expect(visit.page.url()).toBe(visit.sandbox.endpoints.demo)
})

test('settings in a shared URL are taken, and dress the page too', { tags: 'thorough' }, async () => {
  await visit.open('themeMode=dark&networks=eip155:8453')
  expect(await visit.page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expect
    .poll(() => visit.page.getByTestId('network').getByRole('button').textContent())
    .toContain('Base')
})

test(
  'every wrong option is reported beside it, and the old Latchkey stays',
  { tags: 'thorough' },
  async () => {
    const { page } = visit
    const told: string[] = []
    await page.getByTestId('settings-open').click()
    for (const [name, text] of wrongOptions) {
      const setting = page.getByTestId(`setting-${name}`)
      const right = await setting.inputValue()
      await setting.fill(text)
      await page.getByTestId('settings-apply').click()
      const error = page.locator('.setting').filter({ has: setting }).getByTestId('setting-error')
      told.push((await error.textContent()) ?? '')
      await setting.fill(right)
    }
    expect(told).toEqual(wrongOptions.map(([, , message]) => expect.stringContaining(message)))
    await page.getByTestId('settings-close').click()
    await page.getByTestId('settings').waitFor({ state: 'detached' })
    expect(await page.getByTestId('connect').getByRole('button').textContent()).toContain('Connect wallet')
  },
)

test('a wrong option in a shared URL opens the settings and tells it', { tags: 'thorough' }, async () => {
  await visit.open('locale=English')
  expect(await visit.page.getByTestId('setting-error').textContent()).toContain('The option "locale" is')
})

test('a recording is downloaded, loaded again after a reload, runs again as the same and can be walked', async () => {
  await visit.connect()
  await visit.page.getByTestId('event-log').getByText('balanceReceived').waitFor()
  const file = await downloaded()
  await visit.page.reload()
  await load('tidewater.jsonl', file)
  expect(await visit.page.getByTestId('rerun-result').textContent()).toBe('same')
  const embed = visit.page.getByTestId('player-embed')
  await embed.getByRole('heading', { name: 'Account' }).waitFor()
  await visit.page.getByTestId('player-position').fill('1')
  await embed.getByRole('heading', { name: 'Loading' }).waitFor()
  await visit.page.getByTestId('player-next').click()
  expect(await visit.page.getByTestId('player-count').textContent()).toMatch(/^2 \/ \d\d+$/)
  await visit.page.getByTestId('player-close').click()
  expect(await visit.complaints()).toEqual([])
})

test(
  'a recording leaves the page masked: it names no account and still runs as the same',
  { tags: 'thorough' },
  async () => {
    await visit.connect()
    await visit.page.getByTestId('event-log').getByText('balanceReceived').waitFor()
    const file = await downloaded()
    const address = visit.sandbox.endpoints.accounts[1]?.address ?? 'nobody'
    expect(file.toString().toLowerCase()).not.toContain(address.toLowerCase())
    await load('masked.jsonl', file)
    expect(await visit.page.getByTestId('rerun-result').textContent()).toBe('same')
  },
)

test('a recording that was changed by hand tells where it first differs', { tags: 'thorough' }, async () => {
  await visit.connect()
  const file = (await downloaded()).toString().replace('"outcome":"connected"', '"outcome":"dismissed"')
  await load('changed.jsonl', Buffer.from(file))
  expect(await visit.page.getByTestId('rerun-result').textContent()).toMatch(
    /^Event \d+: modal\/closed was published with other data, cause or flow\.$/,
  )
})

test('a file that is not a recording is reported with its line', async () => {
  await load('notes.jsonl', Buffer.from('{"kind":"header","format":1,"latchkey":"0.1.0"}\nhello\n'))
  await expect
    .poll(() => visit.page.getByTestId('recording-error').textContent())
    .toContain('notes.jsonl: Line 2 of the tape is not JSON')
  expect(await visit.page.getByTestId('player').count()).toBe(0)
})

test(
  'the log keeps two hundred rows at most, newest last, and can be searched',
  { tags: 'thorough' },
  async () => {
    await visit.connect()
    for (let turn = 0; turn < 110; turn += 1)
      await hook(visit.page, 'harbor', 'setChain', turn % 2 ? 1 : 8453)
    const log = visit.page.getByTestId('event-log')
    const count = async () =>
      Number.parseInt((await visit.page.getByTestId('event-count').textContent()) ?? '', 10)
    await expect.poll(count).toBeGreaterThan(200)
    expect(await log.getByRole('listitem').count()).toBe(200)
    await visit.page.getByTestId('event-filter').fill('walletChosen')
    await expect.poll(() => log.getByRole('listitem').count()).toBe(1)
    await log.getByText('walletChosen').click()
    expect(await log.getByRole('region').last().textContent()).toContain('"walletKey": "dev.latchkey.harbor"')
  },
)

test(
  'axe finds nothing on the page, its settings and its player, light and dark',
  { tags: 'thorough' },
  async () => {
    await visit.open()
    expect(await barriers()).toEqual([])
    await load('tidewater.jsonl', await downloaded())
    await visit.page.getByTestId('player-embed').getByRole('heading', { name: 'Connect wallet' }).waitFor()
    expect(await barriers()).toEqual([])
    await visit.page.getByTestId('settings-open').click()
    expect(await barriers()).toEqual([])
    await visit.page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriers()).toEqual([])
    await visit.page.getByTestId('settings-close').click()
    expect(await barriers()).toEqual([])
  },
)

test('the demo imports nothing of Latchkey but its public entries', async () => {
  const folder = join(rootFolder, 'sandbox/demo')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? ''),
  )
  const own = /^\.{1,2}\/(?!\.\.\/)(?!core|adapters|renderers|entries)/
  expect([...new Set(imported.filter((name) => !own.test(name)))].toSorted()).toEqual([
    'latchkey',
    'latchkey/networks',
    'latchkey/react',
    'latchkey/testing',
    'react',
    'react-dom/client',
  ])
})

async function downloaded(): Promise<Buffer> {
  const download = visit.page.waitForEvent('download')
  await visit.page.getByTestId('download-recording').click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('tidewater.jsonl')
  return buffer(await saved.createReadStream())
}

async function load(name: string, buffer: Buffer): Promise<void> {
  await visit.page
    .getByTestId('load-recording')
    .setInputFiles({ name, mimeType: 'application/jsonl', buffer })
}

/** What axe finds on the page now. */
const barriers = async () => (await axeOn(visit.page))()
