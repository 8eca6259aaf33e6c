import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

let stage: Stage
let visitor: Visitor
let complaints: string[]

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  const visited = await visit(stage)
  visitor = visitorOn(visited.page)
  complaints = visited.complaints
})

/** Waits until something the host page shows reads as expected. */
const shows = async (what: string, text: string | RegExp) => {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}

const violations = () => visitor.page.evaluate(() => Reflect.get(window, 'cspViolations') as unknown[])

test('an approved wallet connects and shows the balance of the chain', async () => {
  await visitor.connect('Harbor')
  await shows('status', /^connected$/)
  const address = (await visitor.host('address').textContent())?.trim() ?? ''
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await visitor.open()
  const wei = BigInt(
    (await askChain(stage.sandbox.endpoints.chains['eip155:1'] ?? '', 'eth_getBalance', [
      address,
      'latest',
    ])) as string,
  )
  const whole = wei / 10n ** 18n
  const fraction = (wei % 10n ** 18n).toString().padStart(18, '0').replace(/0+$/, '')
  const shown = () => visitor.dialog.innerText().then((text) => text.replaceAll(/\s+/g, ' '))
  await expect.poll(shown).toContain(`${whole.toLocaleString('en')}${fraction ? `.${fraction}` : ''} ETH`)
  expect(await violations()).toEqual([])
  expect(complaints).toEqual([])
})

test('rejecting shows "declined", and trying again connects', async () => {
  await visitor.open()
  await visitor.choose('Harbor')
  await visitor.dialog.getByText('Continue in Harbor').waitFor()
  await visitor.reject()
  await visitor.dialog.getByText('Connection declined').waitFor()
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await shows('status', /^connected$/)
})

test('a network is switched, a refused switch is reported, and an unknown network is added', async () => {
  await visitor.connect('Harbor')
  await shows('chain', /eip155:1\b/)
  const chooseNetwork = async (name: string) => {
    if (!(await visitor.dialog.isVisible())) await visitor.page.getByTestId('open-networks').click()
    await visitor.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  }
  await chooseNetwork('Base')
  await visitor.reject()
  await visitor.dialog.getByText('Still on Ethereum').waitFor()
  await shows('chain', /eip155:1\b/)
  await chooseNetwork('Base')
  await visitor.approve()
  await shows('chain', 'eip155:8453')
  await visitor.dialog.waitFor({ state: 'hidden' })
  await chooseNetwork('Polygon')
  await visitor.approve()
  await shows('chain', 'eip155:137')
  expect(complaints).toEqual([])
})

test('an impossible switch and an unanswered switch are reported and change nothing', async () => {
  await visitor.connect('Harbor')
  await shows('chain', /eip155:1\b/)
  const base = visitor.dialog.getByRole('button', { name: /^Base/ })
  await visitor.wallet('harbor', 'behave', { switch: 'fail' })
  await visitor.page.getByTestId('open-networks').click()
  await base.click()
  await visitor.approve()
  await visitor.dialog.getByText("Couldn't switch network").waitFor()
  await visitor.dialog.getByText('Still on Ethereum').waitFor()
  await shows('chain', /eip155:1\b/)
  await visitor.page.clock.install()
  await visitor.wallet('harbor', 'behave', { switch: 'grant', answer: 'hang' })
  await base.click()
  await visitor.dialog.getByText('Confirm in Harbor').waitFor()
  expect(await visitor.dialog.getByText("Couldn't switch network").count()).toBe(0)
  await visitor.page.clock.runFor(10_000)
  await visitor.dialog.getByText('Open Harbor to answer').waitFor()
  await shows('chain', /eip155:1\b/)
  await visitor.wallet('harbor', 'setChain', 8453)
  await shows('chain', 'eip155:8453')
  expect(complaints).toEqual(['Latchkey: network/switchFailed (wallet-failed)'])
})

test('the search among many networks finds one by its name', async () => {
  const networks = [1, 8453, 137, 10, 42161].map((reference) => `eip155:${reference}`).join('\n')
  const { page } = await visit(stage, { query: `#${new URLSearchParams({ networks })}` })
  const { dialog } = visitorOn(page)
  await page.getByTestId('open-networks').click()
  await dialog.getByRole('textbox', { name: 'Search networks' }).or(dialog.getByRole('searchbox')).fill('pol')
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
  expect(await dialog.getByRole('listitem').innerText()).toContain('Polygon')
})

test('a reload reconnects without any prompt, and after disconnecting it does not', async () => {
  await visitor.connect('Harbor')
  await shows('status', /^connected$/)
  await visitor.page.reload()
  await shows('status', /^connected$/)
  expect(await visitor.page.getByTestId('wallet-approve').count()).toBe(0)
  await visitor.open()
  await pressInMenu(visitor.dialog, 'Disconnect')
  await shows('status', /^disconnected$/)
  await visitor.page.reload()
  await shows('status', /^disconnected$/)
})

test('the page follows its own wallet and ignores the other one', async () => {
  await visitor.connect('Harbor')
  const before = await visitor.host('address').textContent()
  await visitor.wallet('beacon', 'setChain', 8453)
  await visitor.wallet('harbor', 'setAccounts', [1, 0])
  await expect.poll(() => visitor.host('address').textContent()).not.toBe(before)
  await shows('chain', /eip155:1\b/)
  await visitor.wallet('harbor', 'setChain', 8453)
  await shows('chain', 'eip155:8453')
  await visitor.wallet('harbor', 'disconnect')
  await shows('status', /^disconnected$/)
})

test('a late approval of an abandoned attempt connects nobody', async () => {
  await visitor.open()
  await visitor.choose('Harbor')
  await visitor.page.getByTestId('wallet-approve').waitFor()
  await visitor.page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('*')].flatMap((element) => [
      ...(element.shadowRoot?.querySelectorAll('dialog') ?? []),
    ])
    const back = dialogs
      .flatMap((dialog) => [...dialog.querySelectorAll('button')])
      .find((button) => button.getAttribute('aria-label') === 'Back' || button.textContent?.trim() === 'Back')
    back?.click()
  })
  await visitor.approve()
  await shows('status', /^disconnected$/)
})

test(
  'if the wallet fails to revoke, the page reports a failed disconnect and still forgets the wallet',
  { tags: 'thorough' },
  async () => {
    await visitor.connect('Harbor')
    await visitor.wallet('harbor', 'behave', { revoke: 'fail' })
    await visitor.open()
    await pressInMenu(visitor.dialog, 'Disconnect')
    await visitor.page.getByRole('alert').getByText('Failed to disconnect').waitFor()
    await shows('status', /^disconnected$/)
    await visitor.page.reload()
    await shows('status', /^disconnected$/)
    expect(complaints).toEqual(['Latchkey: connection/walletNotified (wallet-failed)'])
  },
)
