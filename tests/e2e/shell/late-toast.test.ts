import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

/** Tells something that stays until something else is told. */
const tell = (text: string) =>
  page.evaluate((name) => {
    const data = { variant: 'loading', message: { text: name } }
    window.latchkey.dispatch({ type: 'toast/shown', data })
  }, text)
const declined = () => visitor.dialog.getByText('Network switch declined')
const failed = () => visitor.dialog.getByText("Couldn't switch network")

test('a toast that arrives before its code is shown once the code has loaded', async () => {
  const chunk = await reloadWithout(page, 'hold', 'behaviour')
  await visitor.open()
  await tell('networks.declined')
  expect(await declined().count()).toBe(0)
  chunk.serve()
  await declined().waitFor()
})

test('the dialog works without the code of toasts, and the next toast fetches it again', async () => {
  const chunk = await reloadWithout(page, 'refuse', 'behaviour')
  await visitor.open()
  await tell('networks.declined')
  await visitor.dialog.getByRole('button', { name: 'Close' }).click()
  await visitor.dialog.waitFor({ state: 'hidden' })
  expect(await declined().count()).toBe(0)
  chunk.serve()
  await visitor.open()
  await tell('networks.failed')
  await failed().waitFor()
})
