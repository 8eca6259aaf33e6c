import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByEmail } from './email-visitor.ts'
import { storedEntries, openPopup, socialsOffered } from './social-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const arrive = async () => {
  const hash = new URLSearchParams(socialsOffered(['google'], true)).toString()
  const { page, complaints } = await visit(stage, { query: `#${hash}` })
  return { ...visitorOn(page), complaints }
}

test('a provider that is no longer offered signs its visitor out and clears storage', async () => {
  const visitor = await arrive()
  await signInByEmail(visitor, stage.sandbox, 'emmy@harbour.test')
  const told = await visitor.page.evaluate(
    () =>
      new Promise((resolve) => {
        window.latchkey.onAny(({ type, data }) => {
          if (type === 'connection/walletNotified') resolve(data)
        })
        window.latchkey.update({ features: { email: false, socials: [] } })
      }),
  )
  expect(told).toMatchObject({ failure: null })
  await expect.poll(() => visitor.host('status').textContent()).toBe('disconnected')
  await expect.poll(() => storedEntries(visitor)).toEqual({})
  expect(visitor.complaints).toEqual([])
})

test('a provider that is no longer offered closes its window and its view', async () => {
  const visitor = await arrive()
  await visitor.open()
  const popup = await openPopup(visitor, 'Continue with Google')
  const closed = popup.waitForEvent('close')
  await visitor.page.evaluate(() => window.latchkey.update({ features: { email: true, socials: [] } }))
  await closed
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).waitFor()
  expect(await visitor.dialog.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})
