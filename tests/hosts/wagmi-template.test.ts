import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningServer } from './foreign-host.ts'
import { viteServers } from './host-servers.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { visitHost } from './host-visit.ts'
import { generateHost, unlessSilent } from './install-host.ts'
import type { GeneratedHost } from './install-host.ts'
import { packagesToInstall, putSnippet, snippetsOf } from './snippet.ts'
import { failuresIn, wagmiStories } from './wagmi-stories.ts'

let stage: HostStage
let host: GeneratedHost | null
let server: RunningServer | undefined

beforeAll(async () => {
  stage = await openHostStage()
  host = unlessSilent(() => generateHost('wagmi', packagesToInstall('docs/providers.md')))
  if (!host) return
  for (const snippet of snippetsOf('docs/providers.md')) putSnippet(host.folder, snippet)
  putDesk(join(host.folder, 'src'))
  await host.run('npm', ['run', 'build'])
  server = await viteServers.built(host)
})
afterAll(async () => {
  await server?.stop()
  host?.remove()
  await stage.close()
})
beforeEach(({ skip }) => skip(!host, 'the registry stays silent'))

test.each(Object.entries(wagmiStories))(
  'in the app that wagmi’s generator makes a visitor %s',
  async (_, story) => {
    const visit = await visitHost(stage.browser, stage.sandbox, server?.url ?? '')
    const told = await story({ page: visit.page, sandbox: stage.sandbox })
    expect(failuresIn(visit.complaints)).toEqual(told ?? [])
    expect(visit.strays).toEqual([])
    await visit.close()
  },
)

/** Puts the desk of our own wagmi host below what the generated app shows. */
function putDesk(source: string): void {
  for (const file of ['Desk.tsx', 'ticket.ts', 'holder.ts'])
    cpSync(join(import.meta.dirname, 'wagmi/src', file), join(source, file))
  const app = join(source, 'App.tsx')
  const generated = readFileSync(app, 'utf8')
  const withDesk = generated.replace(/\n {4}<\/>\n/, '\n      <Desk />$&')
  expect(withDesk).not.toBe(generated)
  writeFileSync(app, `import { Desk } from './Desk.tsx'\n${withDesk}`)
}
