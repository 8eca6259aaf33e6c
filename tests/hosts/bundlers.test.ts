import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPhone } from '../../sandbox/phone/phone.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import type { ForeignHost } from './foreign-host.ts'
import { connectWallet, sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage.close())

/** How each bundler is called, and all that it says of an app that it has nothing to say about. */
const bundlers = [
  { bundler: 'webpack', args: [], says: /^webpack compiled successfully$/ },
  { bundler: 'rspack', args: ['build'], says: /^Rspack compiled successfully$/ },
  { bundler: 'parcel', args: ['build', 'index.html', '--log-level', 'warn', '--no-autoinstall'], says: /^$/ },
]

describe.each(bundlers)('$bundler', ({ bundler, args, says }) => {
  let host: ForeignHost
  const server = createServer((request, response) => {
    const script = /^\/[\w.-]+\.js$/.exec(request.url ?? '')?.[0]
    const page = join(host.folder, 'dist', 'index.html')
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    if (script) createReadStream(join(host.folder, 'dist', script)).pipe(response)
    else if (existsSync(page)) createReadStream(page).pipe(response)
    else response.end('<!doctype html><meta charset="utf-8"><body><script src="/main.js"></script>')
  })
  // A page that stands goes on asking for code, which is gone with the host.
  const visit = async () => {
    const visited = await visitHost(stage.browser, stage.sandbox, url())
    onTestFinished(visited.close)
    return visited
  }
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  beforeAll(async () => {
    host = installHost(bundler, 'plain')
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    host.remove()
  })

  test('builds a host without React of its own and has nothing to say about it', async () => {
    const said = await host.run(bundler, args, { SANDBOX: await sandboxOptions(stage.sandbox) })
    expect(said.trim()).toMatch(says)
  })

  test('the modal opens and connects without console messages', async () => {
    const { page, complaints } = await visit()
    await connectWallet(page, { button: 'Connect' })
    await page.getByText('connected', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('the pairing library that came inside the package connects a phone', async () => {
    const { relay, chains } = stage.sandbox.endpoints
    const phone = await createPhone({
      relayUrl: relay ?? '',
      projectId: 'phone',
      chains,
      requests: 'approve',
    })
    onTestFinished(() => phone.stop())
    const { page, complaints } = await visit()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Scan with your phone/ })
      .click()
    const code = page.getByRole('dialog').locator('[data-uri]')
    const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
    await phone.pair((await code.getAttribute('data-uri')) ?? '')
    await proposed
    await phone.approve()
    await page.getByText('connected', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })
})
