import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveHostPages } from '../host-page.ts'
import type { HostPage, HostPages } from '../host-page.ts'
import { pressInMenu } from '../../account-menu.ts'

type Name = 'ferry' | 'lighthouse'

const titles = { ferry: 'Board the ferry', lighthouse: 'Climb the lighthouse' }

let host: HostPages
let visited: HostPage
let page: Page

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())
beforeEach(async () => {
  visited = await host.open('two')
  page = visited.page
  await Promise.all([shows('ferry', /^disconnected$/), shows('lighthouse', /^disconnected$/)])
})

const dapp = (name: Name) => page.getByTestId(name)
const button = (name: Name) => dapp(name).locator('.host-button').first()
const modal = (name: Name) => page.getByRole('dialog', { name: titles[name] })
const facts = (name: Name) => dapp(name).getByTestId('facts').textContent()
const shows = async (name: Name, text: string | RegExp) => {
  await expect.poll(() => facts(name)).toMatch(text)
}

async function connect(name: Name, wallet: string): Promise<void> {
  await button(name).click()
  await modal(name).getByRole('button', { name: wallet }).click()
  await page.getByTestId('wallet-approve').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await shows(name, new RegExp(`^connected ${wallet}`))
}

/** What a dapp hears while something is done. */
async function heardBy(name: Name, act: () => Promise<void>): Promise<readonly string[]> {
  const read = () => page.evaluate((which) => window.dapps[which].heard.length, name)
  const before = await read()
  await act()
  return page.evaluate(([which, start]) => window.dapps[which].heard.slice(start), [name, before] as const)
}

/** What is kept for a project, by key. */
const kept = (project: Name) =>
  page.evaluate((name) => {
    const own = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(`@latchkey/${name}/`))
    return Object.fromEntries(own)
  }, project)

test('two Latchkeys on one page connect, reconnect and disconnect separately', async () => {
  await connect('ferry', 'Harbor')
  const ferry = await facts('ferry')
  const ofFerry = await kept('ferry')
  expect(await kept('lighthouse')).toEqual({})
  expect(await facts('lighthouse')).toBe('disconnected')

  await connect('lighthouse', 'Beacon')
  const lighthouse = await facts('lighthouse')
  expect(await facts('ferry')).toBe(ferry)
  expect(await kept('ferry')).toEqual(ofFerry)
  expect(ferry?.split(' ').at(-1)).not.toBe(lighthouse?.split(' ').at(-1))

  await page.reload()
  await shows('ferry', ferry ?? '-')
  await shows('lighthouse', lighthouse ?? '-')
  const ofLighthouse = await kept('lighthouse')
  await dapp('ferry').getByRole('button', { name: 'Leave' }).click()
  await shows('ferry', /^disconnected$/)
  expect(await facts('lighthouse')).toBe(lighthouse)
  expect(await kept('lighthouse')).toEqual(ofLighthouse)

  await page.reload()
  await shows('lighthouse', lighthouse ?? '-')
  expect(await facts('ferry')).toBe('disconnected')
  expect(await visited.complaints()).toEqual([])
})

test('events of one Latchkey do not reach the other', async () => {
  await connect('ferry', 'Harbor')
  const heard = await heardBy('lighthouse', async () => {
    await dapp('ferry').locator('.host-button').nth(1).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Base/ }).click()
    await page.getByTestId('wallet-approve').click()
    await shows('ferry', 'eip155:8453')
    await dapp('ferry').getByRole('button', { name: 'Leave' }).click()
    await shows('ferry', /^disconnected$/)
  })
  expect(heard).toEqual([])
})

test(
  'both modals may be open at once: each closes by itself, and the page scrolls again after the last',
  { tags: 'thorough' },
  async () => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    const open = (name: Name) => page.evaluate((which) => void window.dapps[which].latchkey.open(), name)
    await open('ferry')
    await modal('ferry').getByRole('button', { name: 'Harbor' }).waitFor()
    await open('lighthouse')
    await modal('lighthouse').getByRole('button', { name: 'Beacon' }).waitFor()
    await page.keyboard.press('Escape')
    await modal('lighthouse').waitFor({ state: 'hidden' })
    expect(await modal('ferry').isVisible()).toBe(true)
    expect(await overflow()).toBe('hidden')
    await page.keyboard.press('Escape')
    await modal('ferry').waitFor({ state: 'hidden' })
    await expect.poll(overflow).toBe('visible')
  },
)

test('stopping one Latchkey does not stop the other', { tags: 'thorough' }, async () => {
  await connect('ferry', 'Harbor')
  await connect('lighthouse', 'Beacon')
  await page.evaluate(() => window.dapps.ferry.latchkey.stop())
  await button('lighthouse').click()
  await pressInMenu(page.getByRole('dialog'), 'Disconnect')
  await shows('lighthouse', /^disconnected$/)
})
