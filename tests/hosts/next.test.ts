import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import type { ForeignHost, RunningServer } from './foreign-host.ts'
import { nextServers } from './host-servers.ts'
import { connectWallet, sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'
import { suspiciousLines } from './suspicious-lines.ts'

let stage: HostStage
let host: ForeignHost

const environment = async () => ({ NEXT_PUBLIC_SANDBOX: await sandboxOptions(stage.sandbox) })

beforeAll(async () => {
  stage = await openHostStage()
  host = installHost('next')
})
afterAll(async () => {
  await stage.close()
  host.remove()
})

test.each(['--webpack', '--turbopack'])('next build %s has nothing to warn of', async (bundler) => {
  const said = await host.run('next', ['build', bundler], await environment())
  expect(said).toContain('Compiled successfully')
  expect(suspiciousLines(said)).toEqual([])
})

describe.each(['built', 'dev'] as const)('under the server, %s', (kind) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await nextServers[kind](host, await environment())
  })
  afterAll(() => server.stop())

  test('the server sends the untouched state', async () => {
    const html = (await (await fetch(server.url)).text()).replaceAll('<!-- -->', '')
    expect(html).toContain('<h1>Server components</h1>')
    expect(html).toContain('<p data-testid="holder">unknown</p>')
    expect(html).toContain('<button>Own: Connect wallet</button>')
  })

  test('a server component gives the provider its options, and its button opens the modal and connects', async () => {
    const { page, complaints } = await visitHost(stage.browser, stage.sandbox, server.url)
    await connectWallet(page, { button: 'Connect wallet' })
    await expect.poll(() => page.getByTestId('holder').textContent()).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(await listeners(page)).toBe(1)
    await page.getByRole('link', { name: 'A Latchkey of its own' }).click()
    await page.getByRole('heading', { name: 'A Latchkey of its own' }).waitFor()
    await expect.poll(() => page.getByTestId('holder').textContent()).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(await listeners(page)).toBe(1)
    expect(complaints).toEqual([])
    expect(suspiciousLines(server.said())).toEqual([])
  })
})

/** How many listen for wallets on a page: every Latchkey that has not been stopped. */
async function listeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(getEventListeners(window)['eip6963:announceProvider'] ?? []).length`,
    includeCommandLineAPI: true,
    returnByValue: true,
  })
  return result.value as number
}
