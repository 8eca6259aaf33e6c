import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { eventually } from '../../eventually.ts'
import { reloadWithout } from './feature-chunk.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage
let visitor: Visitor
let page: Page

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  page = (await visit(stage)).page
  visitor = visitorOn(page)
})

const title = () => visitor.dialog.getByRole('heading').first().textContent()
const onItsWay = () => visitor.dialog.getByText('Loading this view')
const notLoaded = () => visitor.dialog.getByText("Couldn't load this view")
const retry = () => visitor.dialog.getByRole('button', { name: 'Try again' })
const harbor = () => visitor.dialog.getByRole('button', { name: /^Harbor\b/ })
const isLoading = () => page.evaluate(() => window.latchkey.state().modal.loading)
const hasFailed = () =>
  page.waitForFunction(() => window.latchkey.state().features['modal'] === 'failed').then(() => {})

/** Calls a verb on the page, and tells how it ends: `done`, or the code of its error. */
const verb = (name: 'switchNetwork' | 'connect', given: string) =>
  page.evaluate(
    async ([name, given]) => {
      const { latchkey } = window
      const ended = name === 'connect' ? latchkey.connect({ wallet: given }) : latchkey.switchNetwork(given)
      return ended.then(
        () => 'done',
        (error: LatchkeyError) => error.code,
      )
    },
    [name, given] as const,
  )

test('the dialog reports blocked code of views, and a retry connects', async () => {
  const chunk = await reloadWithout(page, 'refuse')
  await hasFailed()
  await visitor.open()
  await notLoaded().waitFor()
  expect(await title()).toBe('Something went wrong')
  chunk.hold()
  await retry().press('Enter')
  await onItsWay().waitFor()
  chunk.refuse()
  await notLoaded().waitFor()
  chunk.serve()
  await retry().press('Enter')
  await harbor().click()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await eventually(async () => expect(await visitor.host('status').textContent()).toBe('connected'))
})

test(
  'while the views load, the dialog and the host app report it, and Connect then opens by itself',
  { tags: 'thorough' },
  async () => {
    const chunk = await reloadWithout(page, 'hold')
    await visitor.open()
    await onItsWay().waitFor()
    expect([await title(), await isLoading()]).toEqual(['Loading', true])
    chunk.serve()
    await harbor().waitFor()
    expect([await title(), await isLoading()]).toEqual(['Connect wallet', false])
    await harbor().click()
    await visitor.approve()
    await visitor.dialog.waitFor({ state: 'hidden' })
  },
)

test(
  'a dialog whose views did not come still closes, and the next opening asks again',
  { tags: 'thorough' },
  async () => {
    const chunk = await reloadWithout(page, 'refuse')
    await visitor.open()
    await notLoaded().waitFor()
    await visitor.dialog.getByRole('button', { name: 'Close' }).click()
    await visitor.dialog.waitFor({ state: 'hidden' })
    chunk.serve()
    await visitor.open()
    await harbor().waitFor()
  },
)

test(
  'a verb that is called meanwhile is carried out when its feature comes',
  { tags: 'thorough' },
  async () => {
    const chunk = await reloadWithout(page, 'hold')
    const connected = verb('connect', 'dev.latchkey.harbor')
    await visitor.approve()
    expect(await connected).toBe('done')
    const switched = verb('switchNetwork', 'eip155:8453')
    chunk.serve()
    await visitor.approve()
    expect(await switched).toBe('done')
    await eventually(async () => expect(await visitor.host('chain').textContent()).toContain('eip155:8453'))
  },
)

test(
  'a verb whose feature does not come ends with that, and works once it comes',
  { tags: 'thorough' },
  async () => {
    const chunk = await reloadWithout(page, 'refuse')
    await hasFailed()
    expect(await verb('switchNetwork', 'eip155:8453')).toBe('not-loaded')
    chunk.serve()
    expect(await verb('switchNetwork', 'eip155:8453')).toBe('done')
  },
)

test('a press that needs the code of pairing takes effect once it has loaded', async () => {
  const chunk = await reloadWithout(page, 'hold')
  await page.evaluate(() => {
    window.latchkey.dispatch({ type: 'modal/openRequested', data: {} })
    window.latchkey.dispatch({ type: 'pairing/walletChosen', data: { walletId: null } })
  })
  await onItsWay().waitFor()
  chunk.serve()
  await visitor.dialog.getByRole('heading', { name: 'Scan with your phone' }).waitFor()
})

test('a retry fetches the views after the page was offline', { tags: 'thorough' }, async () => {
  const chunk = await reloadWithout(page, 'refuse')
  await hasFailed()
  // Chromium keeps the failure of what a chunk imports for the life of the page, too (whatwg/html 6768).
  await page.waitForLoadState('networkidle')
  chunk.serve()
  await page.context().setOffline(true)
  await visitor.open()
  await notLoaded().waitFor()
  await page.context().setOffline(false)
  await retry().press('Enter')
  await harbor().waitFor()
})
