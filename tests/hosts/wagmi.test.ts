import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ForeignHost, RunningServer } from './foreign-host.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'
import { connect, shows, failuresIn, wagmiStories } from './wagmi-stories.ts'

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage.close())

describe.each(['wagmi-2', 'wagmi-3'])('a host with %s, drawn by its server first', (name) => {
  let host: ForeignHost
  let server: RunningServer

  beforeAll(async () => {
    host = installHost(name, 'wagmi')
    const env = { VITE_SANDBOX: await sandboxOptions(stage.sandbox) }
    await host.run('tsc')
    await host.run('vite', ['build', '--outDir', 'dist/client'], env)
    await host.run('vite', ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'], env)
    server = await host.serve('node', ['server.mjs'], { ready: /ready/ })
  })
  afterAll(async () => {
    await server.stop()
    host.remove()
  })

  test.each(Object.entries(wagmiStories))('%s', async (_, story) => {
    const { page, complaints, close } = await visitHost(stage.browser, stage.sandbox, server.url)
    const told = await story({ page, sandbox: stage.sandbox })
    expect(failuresIn(complaints)).toEqual(told ?? [])
    await close()
  })

  test('is drawn by the server as the browser has it, before somebody connects, meanwhile and after that', async () => {
    const { page, complaints, close } = await visitHost(stage.browser, stage.sandbox, server.url)
    const drawn = async () => (await page.context().request.get(server.url)).text()
    expect(await drawn()).toContain('<p data-testid="address"></p>')
    const address = await connect(page)
    expect(await drawn()).toContain(address)
    await page.reload()
    await shows(page, 'status', /^connected$/)
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await shows(page, 'status', /^disconnected$/)
    expect(await drawn()).not.toContain(address)
    expect(complaints).toEqual([])
    await close()
  })
})
