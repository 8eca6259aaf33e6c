import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import { accountMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test('every kind of wallet connects under a strict policy with Trusted Types', async () => {
  const { relay, frame, chains, demo } = stage.sandbox.endpoints
  const { page, complaints } = await visit(stage, {
    query: `?wallets=harbor,tern#${new URLSearchParams({ ...bothKinds, rpcUrls: withoutPublicNodes(chains) })}`,
  })
  const policy = (await fetch(demo ?? '')).headers.get('content-security-policy')
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${frame}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    expect(policy?.split('; ')).toContain(rule)
  const visitor = visitorOn(page)

  await visitor.open()
  await visitor.choose('All wallets')
  await page.locator('.wallet-tile img[data-drawn]').nth(5).waitFor()
  await page.keyboard.press('Escape')
  await visitor.dialog.waitFor({ state: 'hidden' })

  await visitor.connect('Harbor')
  await page.getByTestId('open-connect').click()
  await visitor.choose('Tern')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => visitor.host('solana').textContent()).toMatch(/^\w{32,44}$/)

  const phone = await createPhone({ relayUrl: relay ?? '', projectId: 'phone', chains, proposals: 'approve' })
  try {
    await page.getByTestId('open-connect').click()
    await visitor.choose('Scan with your phone')
    const code = visitor.dialog.locator('[data-uri]')
    await code.waitFor()
    await phone.pair((await code.getAttribute('data-uri')) ?? '')
    await visitor.dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => visitor.host('address').textContent()).toBe(phone.accounts[0]?.evm.address)
  } finally {
    await phone.stop()
  }
  await visitor.open()
  await accountMenu(visitor.dialog).waitFor()
  expect(await page.evaluate(() => window.cspViolations)).toEqual([])
  expect(complaints).toEqual([])
})

/** Each node three times: on a busy machine it may look silent, a question outlasts three silent URLs, and a network's public ones, which the policy keeps out, are not its next. */
function withoutPublicNodes(chains: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(chains).map(([id, url]) => [id, [url, `${url}?2`, `${url}?3`]])),
  )
}
