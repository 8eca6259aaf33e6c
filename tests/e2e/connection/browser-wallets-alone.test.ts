import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveHostPages } from '../host-page.ts'
import type { HostPages } from '../host-page.ts'

let host: HostPages

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())

test('a page without a project id connects a browser wallet and asks only its node', async () => {
  const { page, complaints } = await host.open('alone')
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  page.on('websocket', (socket) => asked.add(new URL(socket.url()).origin))
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: /^Harbor/ }).waitFor()
  const rows = dialog.locator('.row')
  for (const name of ['Scan with your phone', 'All wallets'])
    expect(await rows.filter({ hasText: name }).count()).toBe(0)
  await dialog.getByRole('button', { name: /^Harbor/ }).click()
  await page.getByTestId('wallet-approve').click()
  await expect.poll(() => page.evaluate(() => window.alone.state().modal.open)).toBe(false)
  await page.evaluate(() => void window.alone.open({ view: 'Account' }))
  await dialog.getByText(/ ETH$/).first().waitFor()
  expect(await dialog.getByRole('alert').allInnerTexts()).toEqual([''])
  const node = new URL(host.sandbox.endpoints.chains['eip155:1'] ?? '').origin
  expect([...asked].filter((origin) => origin !== node && origin !== new URL(page.url()).origin)).toEqual([])
  expect(
    await page.evaluate(() => window.alone.open({ view: 'AllWallets' as never }).catch(({ code }) => code)),
  ).toBe('feature-disabled')
  expect(await complaints()).toEqual([])
})
