import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { installHost } from './foreign-host.ts'
import type { ForeignHost, RunningProgram } from './foreign-host.ts'
import { connectHarbor, sandboxOptions, visitHost } from './host-visit.ts'

const suspicious = /warn|⚠|error|fail|pino|resolve|not found|invalid|deprecat/i
let stage: HostStage
let host: ForeignHost

const environment = () => ({ NEXT_PUBLIC_SANDBOX: sandboxOptions(stage.sandbox) })
const suspiciousLines = (said: string) => said.split('\n').filter((line) => suspicious.test(line))

beforeAll(async () => {
  stage = await openHostStage()
  host = installHost('next')
})
afterAll(async () => {
  await stage.close()
  host.remove()
})

test.each(['--webpack', '--turbopack'])('next build %s has nothing to warn of', async (bundler) => {
  const said = await host.run('next', ['build', bundler], environment())
  expect(said).toContain('Compiled successfully')
  expect(suspiciousLines(said)).toEqual([])
})

describe.each([
  ['start', /Ready in/],
  ['dev', /Ready in/],
])('under next %s', (command, ready) => {
  let server: RunningProgram
  let url: string

  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    server = await host.start('next', [command, '-p', String(port), '-H', '127.0.0.1'], {
      ready,
      env: environment(),
    })
  })
  afterAll(() => server.stop())

  test('the server sends what nobody has touched yet', async () => {
    const html = (await (await fetch(url)).text()).replaceAll('<!-- -->', '')
    expect(html).toContain('<h1>Server components</h1>')
    expect(html).toContain('<p data-testid="holder">unknown</p>')
    expect(html).toContain('<button>Own: Connect Wallet</button>')
  })

  test('a server component gives the provider its options, and its button opens the modal and connects', async () => {
    const { page, complaints } = await visitHost(stage.browser, stage.sandbox, url)
    await connectHarbor(page, 'Connect Wallet')
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
