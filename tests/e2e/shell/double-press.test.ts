import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goAllTheWayTwice } from './pressed-twice.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

test(
  'with every press doubled a visitor connects, is refused, tries again, switches and leaves, each once',
  { tags: 'thorough' },
  async () => {
    await goAllTheWayTwice(stage, 60)
  },
)

test('a held Enter key opens, connects and closes once', async () => {
  const { page } = await visit(stage)
  const { dialog } = visitorOn(page)
  const prompts = page.getByTestId('wallet-approve')
  const hold = async (button: Locator) => {
    await button.focus()
    for (let repetition = 0; repetition < 8; repetition += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  }
  await hold(page.getByTestId('connect').getByRole('button'))
  await hold(dialog.getByRole('button', { name: /^Harbor/ }))
  await prompts.waitFor()
  expect(await prompts.count()).toBe(1)
  await page.getByTestId('wallet-reject').click()
  await hold(dialog.getByRole('button', { name: 'Close' }))
  await dialog.waitFor({ state: 'hidden' })
  expect(await dialog.count()).toBe(0)
})
