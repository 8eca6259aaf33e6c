import { afterAll, beforeAll, expect, test } from 'vitest'
import { solanaFirst } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

test('a Solana wallet on a phone opens the current URL in its own browser', async () => {
  const query = `?wallets=none#${new URLSearchParams(solanaFirst)}`
  const { page, complaints } = await visit(stage, { query, isPhone: true })
  const app = 'https://solflare.com/ul/v1/browse/**'
  await page.context().route(app, (route) => route.fulfill({ contentType: 'text/html', body: 'Solflare' }))
  const visitor = visitorOn(page)
  // The page reads its networks from the URL, which is another one from then on.
  await visitor.host('status').waitFor()
  await page.evaluate(() => history.pushState(null, '', '/berths/7?side=port'))
  const address = page.url()

  await visitor.open()
  await visitor.choose('All wallets')
  await visitor.dialog.getByRole('searchbox').or(visitor.dialog.getByRole('textbox')).fill('solflare')
  await visitor.choose('Solflare')
  await visitor.dialog.getByRole('link', { name: 'Open Solflare' }).tap()
  await page.waitForURL(app)

  const { pathname, searchParams } = new URL(page.url())
  expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(address)
  expect(searchParams.get('ref')).toBe(new URL(address).origin)
  expect(complaints).toEqual([])
})
