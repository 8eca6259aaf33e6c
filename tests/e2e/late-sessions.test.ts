import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { eventually } from '../eventually.ts'
import { reloadWithout } from './feature-chunk.ts'
import { openStage, visit } from './stage.ts'
import type { Stage } from './stage.ts'
import { visitorOn } from './visitor.ts'
import type { Visitor } from './visitor.ts'

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

const onItsWay = () => visitor.dialog.getByText('This view is on its way')
const notLoaded = () => visitor.dialog.getByText('This view could not be loaded')
const harbor = () => visitor.dialog.getByRole('button', { name: /^Harbor\b/ })
const isConnected = () =>
  eventually(async () => expect(await visitor.host('status').textContent()).toBe('connected'))

const connected = () =>
  page.evaluate(async () =>
    window.latchkey.connect({ wallet: 'dev.latchkey.harbor' }).then(
      () => 'connected',
      (error: LatchkeyError) => error.code,
    ),
  )

test('a wallet that is chosen before the code of sessions is here is asked once it is, and the dialog says that it waits', async () => {
  const chunk = await reloadWithout(page, 'hold', 'sessions')
  await visitor.open()
  await harbor().click()
  await onItsWay().waitFor()
  chunk.serve()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await isConnected()
})

test('where that code does not come the dialog says so, and another try leads back to Connect', async () => {
  const chunk = await reloadWithout(page, 'refuse', 'sessions')
  await visitor.open()
  await harbor().click()
  await notLoaded().waitFor()
  chunk.serve()
  await visitor.dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await harbor().click()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await isConnected()
})

test('a verb that needs it ends as not loaded where it does not come, and works once it does', async () => {
  const chunk = await reloadWithout(page, 'refuse', 'sessions')
  expect(await connected()).toBe('not-loaded')
  chunk.serve()
  const again = connected()
  await visitor.approve()
  expect(await again).toBe('connected')
})

test('a disconnect before it is known who is connected restores nobody, however late that code comes', async () => {
  await visitor.connect('Harbor')
  const chunk = await reloadWithout(page, 'hold', 'sessions')
  const left = await page.evaluateHandle(() => [window.latchkey.disconnect()])
  chunk.serve()
  await left.evaluate(async ([ended]) => ended)
  await page.evaluate(() => window.latchkey.ready())
  expect(await visitor.host('status').textContent()).toBe('disconnected')
  await page.reload()
  await page.waitForFunction(() => 'latchkey' in window)
  await page.evaluate(() => window.latchkey.ready())
  expect(await visitor.host('status').textContent()).toBe('disconnected')
})
