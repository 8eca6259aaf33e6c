import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { middleOf, timedPressesOn } from '../../timed-presses.ts'
import type { Spot, TimedPresses } from '../../timed-presses.ts'
import { leave, openScenePage, show } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage
let page: Page
let click: TimedPresses['click']
let tap: TimedPresses['tap']

beforeAll(async () => {
  scenes = await openScenePage()
  page = await scenes.open()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  ;({ click, tap } = await timedPressesOn(page))
  await page.evaluate(() => window.latchkeyScenes.drawButtons())
})
afterAll(() => scenes.close())

/** Every button that opens, closes, confirms or leads on: the scene it stands in (null: the page itself), its name, and the one thing it does. */
const buttons: readonly (readonly [scene: string | null, name: string | RegExp, does: string])[] = [
  [null, 'Connect wallet', 'modal/openRequested'],
  [null, 'Ethereum', 'modal/openRequested'],
  ['connect', /^Juniper/, 'connection/walletChosen'],
  ['connect', /^Scan with your phone/, 'pairing/walletChosen'],
  ['connect', /^All wallets/, 'router/viewPushed'],
  ['connect', 'Get a wallet', 'router/viewPushed'],
  ['connect', 'Close', 'modal/closeRequested'],
  ['declined', 'Back', 'router/wentBack'],
  ['declined', 'Try again', 'connection/retried'],
  ['pairing failed', 'Try again', 'pairing/retried'],
  ['pairing with a wallet', 'Copy link', 'pairing/linkCopyRequested'],
  ['all wallets', 'Lantern', 'pairing/walletChosen'],
  ['account', 'Copy address', 'account/addressCopyRequested'],
  ['account', 'Activity', 'router/viewPushed'],
  ['account', /^Network/, 'router/viewPushed'],
  ['networks', 'Polygon', 'network/chosen'],
  ['what is a wallet', 'Get a wallet', 'router/viewPushed'],
]
const gaps = [20, 300]

/** Puts the page into the button's scene, and answers the middle of the button. */
async function at(scene: string | null, name: string | RegExp): Promise<Spot> {
  if (scene === null) {
    await leave(page)
  } else {
    await show(page, scene)
  }
  const within = page.locator(scene === null ? '#host > span' : 'dialog')
  const button = within.getByRole('button', { name, exact: typeof name === 'string' }).first()
  const middle = await middleOf(button)
  await button.focus()
  return middle
}

/** What is sent without a press: which rows are in sight, that their end is, and that a pointer comes near. */
const unpressed = new Set(['wallets/rowsShown', 'wallets/nextPageRequested', 'pairing/preloadRequested'])

/** What the presses since the count sent. */
const sentSince = async (count: number) => {
  const sent = await page.evaluate((from) => window.latchkeyScenes.sent.slice(from), count)
  return sent.map(({ type }) => type).filter((type) => !unpressed.has(type))
}
const sentCount = () => page.evaluate(() => window.latchkeyScenes.sent.length)

const longAfter = 2000

for (const [index, [scene, name, does]] of buttons.entries()) {
  const where = `${String(name)} ${scene === null ? 'on the page' : `in "${scene}"`}`
  const isFirst = buttons.findIndex(([other]) => other === scene) === index
  const tags = isFirst ? [] : ['thorough']

  test(`${where}: clicked twice, at once or after a while, it does its thing once`, { tags }, async () => {
    const done: string[][] = []
    for (const gap of gaps) {
      const place = await at(scene, name)
      const before = await sentCount()
      await click(place, longAfter)
      await click(place, gap)
      await eventually(async () => expect(await sentSince(before)).toContain(does))
      done.push(await sentSince(before))
    }
    expect(done).toEqual(gaps.map(() => [does]))
  })

  test(`${where}: tapped twice, it does its thing once`, { tags: 'thorough' }, async () => {
    const place = await at(scene, name)
    const before = await sentCount()
    await tap(place, longAfter)
    await tap(place, 200)
    await eventually(async () => expect(await sentSince(before)).toContain(does))
    expect(await sentSince(before)).toEqual([does])
  })

  test(`${where}: Enter held down does its thing once`, { tags: 'thorough' }, async () => {
    await at(scene, name)
    const before = await sentCount()
    for (let repetition = 0; repetition < 6; repetition += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await sentSince(before)).toEqual([does])
  })
}

test('two presses that are meant both count: at one place after half a second, at two places at once', async () => {
  const copy = await at('account', 'Copy address')
  const before = await sentCount()
  await click(copy, longAfter)
  await click(copy, 450)
  const network = await at('account', /^Network/)
  await click(network, 60)
  expect(await sentSince(before)).toEqual([
    'account/addressCopyRequested',
    'account/addressCopyRequested',
    'router/viewPushed',
  ])
})

/** Unfolds the choice of the slippage, unless it is open from before. */
async function openSlippage(): Promise<void> {
  const toggle = page.locator('dialog').getByRole('button', { name: /^Slippage/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

test('a step counts each time it is pressed, however fast, and again while its key is held', async () => {
  await show(page, 'swap quoted')
  await openSlippage()
  const raise = page.locator('dialog').getByRole('button', { name: 'Raise slippage' })
  const place = await middleOf(raise)
  const before = await sentCount()
  await click(place, longAfter)
  await click(place, 60)
  await click(place, 60)
  await raise.focus()
  for (let repetition = 0; repetition < 3; repetition += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await sentSince(before)).toEqual(Array(6).fill('swap/slippageChosen'))
})

test('a step that comes under the pointer does not count the second half of a press beside it', async () => {
  await show(page, 'swap quoted')
  const dialog = page.locator('dialog')
  await openSlippage()
  const most = await middleOf(dialog.getByRole('radio', { name: '5%' }))
  const raise = await middleOf(dialog.getByRole('button', { name: 'Raise slippage' }))
  const before = await sentCount()
  await click(most, longAfter)
  await dialog.evaluate(
    (moved, [x, y]) => (moved.style.translate = `${x}px ${y}px`),
    [most.x - raise.x, most.y - raise.y],
  )
  await click(most, 60)
  expect(await sentSince(before)).toEqual(['swap/slippageChosen'])
  await dialog.evaluate((moved) => moved.style.removeProperty('translate'))
})

test('a key between two presses makes them two', async () => {
  const place = await at('connect', 'Get a wallet')
  const before = await sentCount()
  await click(place, longAfter)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'hidden' })
  await at('connect', 'Get a wallet')
  await click(place, 100)
  expect((await sentSince(before)).filter((type) => type === 'router/viewPushed')).toHaveLength(2)
})

test('the second half of the press that closes reaches nothing of the page, and the next press does', async () => {
  const place = await at('connect', 'Close')
  await page.evaluate(({ x, y }) => {
    const target = Object.assign(document.createElement('button'), { id: 'below', textContent: 'Below' })
    const heard: string[] = []
    for (const type of ['pointerdown', 'mousedown', 'click'])
      target.addEventListener(type, () => heard.push(type))
    target.style.cssText = `position:fixed;left:${x - 40}px;top:${y - 20}px;width:80px;height:40px`
    document.body.append(target)
    Object.assign(window, { heard })
  }, place)
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
  await click(place, longAfter)
  await page.locator('dialog').waitFor({ state: 'hidden' })
  await click(place, 200)
  expect(await heard()).toEqual([])
  await click(place, 450)
  expect(await heard()).toEqual(['pointerdown', 'mousedown', 'click'])
  await click(place, 100)
  expect((await heard()).filter((type) => type === 'click')).toHaveLength(2)
  await page.evaluate(() => document.querySelector('#below')?.remove())
})

test('Enter that closes the dialog and stays down does not press the button that gets the focus back', async () => {
  await at(null, 'Connect wallet')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.locator('dialog').getByRole('button', { name: 'Close' }).focus()
  const before = await sentCount()
  for (let repetition = 0; repetition < 20; repetition += 1) await page.keyboard.down('Enter')
  await page.locator('dialog').waitFor({ state: 'hidden' })
  for (let repetition = 0; repetition < 5; repetition += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await sentSince(before)).toEqual(['modal/closeRequested'])
})
