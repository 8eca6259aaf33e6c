import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A browser that lets the page keep nothing, as one does that blocks all cookies. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

/** A device whose clock is so many minutes ahead. */
const setClock = (minutes: number) => (page: Page) =>
  page.addInitScript((ahead) => {
    const OwnDate = Date
    const now = () => OwnDate.now() + ahead
    globalThis.Date = new Proxy(OwnDate, {
      construct: (_, given) => Reflect.construct(OwnDate, given.length === 0 ? [now()] : given) as object,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    })
  }, minutes * 60_000)

async function beginPairing(beforeItOpens: (page: Page) => Promise<unknown>) {
  const { page } = await visit(stage, {
    beforeItOpens: async (opening) => {
      await beforeItOpens(opening)
    },
  })
  const visitor = visitorOn(page)
  await visitor.open()
  await visitor.choose('Scan with your phone')
  return visitor
}

test('a phone pairs for one visit if the browser has no storage', async () => {
  const visitor = await beginPairing(denyStorage)
  const { relay, chains } = stage.sandbox.endpoints
  const phone = await createPhone({
    relayUrl: relay ?? '',
    projectId: 'phone',
    chains,
    proposals: 'approve',
  })
  onTestFinished(() => phone.stop())
  const code = visitor.dialog.locator('[data-uri]')
  await code.waitFor()
  await phone.pair((await code.getAttribute('data-uri')) ?? '')
  await expect.poll(() => visitor.host('status').textContent()).toBe('connected')
})

test.each([10, -2880])('a clock that is %d minutes off is reported', async (minutes) => {
  const { dialog } = await beginPairing(setClock(minutes))
  await dialog.getByText('Your device clock is off').waitFor()
  await dialog.getByText('Set the date and time, then try again.').waitFor()
})
