import { afterAll, beforeAll, expect, test } from 'vitest'
import { frameKeys } from '../../core/domain/frame-keys.ts'
import { emailOffered, openLink, stayWithKey, writeAddress, writeCode } from './email-visitor.ts'
import { bothKinds } from './solana-visitor.ts'
import { openStage, visit } from './stage.ts'
import type { Stage } from './stage.ts'
import { visitorOn } from './visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test('who has a wallet for Solana and signs in by e-mail has both, over a reload, too, and chooses which account acts', async () => {
  const hash = new URLSearchParams({ ...emailOffered, ...bothKinds }).toString()
  const { page, complaints } = await visit(stage, { query: `?wallets=tern#${hash}` })
  const visitor = visitorOn(page)
  const { dialog, host } = visitor
  const address = 'quay@harbour.test'
  await visitor.connect('Tern')
  const onSolana = await host('solana').textContent()
  await page.getByTestId('open-connect').click()
  await writeAddress(visitor, address)
  await openLink(visitor, stage.sandbox, address)
  await writeCode(visitor, stage.sandbox, address)
  await stayWithKey(visitor)
  const own = await host('address').textContent()
  expect([own?.startsWith('0x'), await host('solana').textContent()]).toEqual([true, onSolana])
  await page.reload()
  await expect.poll(() => host('address').textContent()).toBe(own)
  await expect.poll(() => host('solana').textContent()).toBe(onSolana)
  await visitor.open()
  await dialog.getByText('Email Account').first().waitFor()
  await dialog.getByText(/^Tern · /).waitFor()
  await dialog.getByRole('button', { name: 'Settings' }).press('Enter')
  await dialog.getByRole('button', { name: 'Switch to your smart account' }).click()
  await expect.poll(() => host('address').textContent()).not.toBe(own)
  expect(await host('solana').textContent()).toBe(onSolana)
  expect(complaints).toEqual([])
})

test('who has a wallet of the browser and signs in by e-mail has changed wallets, and changes back; of the address nothing is left', async () => {
  const hash = new URLSearchParams(emailOffered).toString()
  const { page, complaints } = await visit(stage, { query: `#${hash}` })
  const visitor = visitorOn(page)
  const { host } = visitor
  const address = 'pier@harbour.test'
  await visitor.connect('Harbor')
  const harbors = await host('address').textContent()
  await page.getByTestId('open-connect').click()
  await writeAddress(visitor, address)
  await openLink(visitor, stage.sandbox, address)
  await writeCode(visitor, stage.sandbox, address)
  await stayWithKey(visitor)
  expect(await host('address').textContent()).not.toBe(harbors)
  await page.getByTestId('open-connect').click()
  await visitor.choose('Harbor')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => host('address').textContent()).toBe(harbors)
  const ends = await page.evaluate(() => Object.keys(localStorage).map((key) => key.split('/').at(-1) ?? ''))
  expect(ends.filter((end) => Object.hasOwn(frameKeys, end))).toEqual([])
  await page.reload()
  await expect.poll(() => host('address').textContent()).toBe(harbors)
  expect(complaints).toEqual([])
})
