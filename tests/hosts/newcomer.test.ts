import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GeneratorName } from './generators.ts'
import { nextServers, viteServers } from './host-servers.ts'
import type { HostServers } from './host-servers.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { chooseWallet, connectWallet, visitHost } from './host-visit.ts'
import { generateHost, unlessSilent } from './install-host.ts'
import type { GeneratedHost } from './install-host.ts'
import { packagesToInstall, putSnippet, snippetsOf, writtenLines } from './snippet.ts'
import type { Snippet } from './snippet.ts'
import { suspiciousLines } from './suspicious-lines.ts'

type Lesson = {
  readonly name: string
  readonly snippets: readonly Snippet[]
  /** What a visitor does until the wallet is connected. */
  readonly connect: (page: Page) => Promise<void>
}

type Beginning = {
  readonly generator: GeneratorName
  readonly servers: HostServers
  readonly packages: readonly string[]
  readonly lessons: readonly Lesson[]
}

/** What the log tells where the pairing library arrives before a visitor has chosen: the relay knows no project of a snippet. */
const refusedProject = 'pairing/failed (project-refused)'

const [react] = snippetsOf('README.md')
const [plain, tags, elements] = snippetsOf('docs/verbs.md')
const [layout] = snippetsOf('docs/next.md')
const [config] = snippetsOf('docs/providers.md')
const given = (...snippets: readonly (Snippet | undefined)[]) => snippets.filter((it) => it !== undefined)
const byButton = (page: Page) => connectWallet(page, { button: 'Connect wallet' })

const beginnings: readonly Beginning[] = [
  {
    generator: 'vite-react',
    servers: viteServers,
    packages: packagesToInstall('README.md'),
    lessons: [{ name: 'React', snippets: given(react), connect: byButton }],
  },
  {
    generator: 'vite-vanilla',
    servers: viteServers,
    packages: packagesToInstall('README.md'),
    lessons: [
      { name: 'no React', snippets: given(plain), connect: (page) => chooseWallet(page, 'Harbor') },
      { name: 'elements', snippets: given(tags, elements), connect: byButton },
    ],
  },
  {
    generator: 'next',
    servers: nextServers,
    packages: packagesToInstall('README.md'),
    lessons: [{ name: 'Next', snippets: given(layout), connect: byButton }],
  },
  {
    generator: 'wagmi',
    servers: viteServers,
    packages: packagesToInstall('docs/providers.md'),
    lessons: [
      {
        name: 'wagmi',
        snippets: given(config),
        connect: async (page) => {
          await connectWallet(page, { button: 'Latchkey' })
          await page.getByText('status: connected').waitFor()
        },
      },
    ],
  },
]

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage.close())

describe.each(beginnings)('in an empty app for $generator', ({ generator, packages, servers, lessons }) => {
  let host: GeneratedHost
  let begun = 0
  let isInstalled = false

  beforeAll(() => {
    begun = performance.now()
    const installed = unlessSilent(() => generateHost(generator, packages))
    if (!installed) return
    host = installed
    isInstalled = true
  })
  afterAll(() => isInstalled && host.remove())
  beforeEach(({ skip }) => skip(!isInstalled, 'the registry stays silent'))

  test('the installation has nothing to warn of', () => {
    expect(suspiciousLines(host.installed)).toEqual([])
  })

  describe.each(lessons)('the snippet for $name', ({ name, snippets, connect }) => {
    beforeAll(() => isInstalled && snippets.forEach((snippet) => putSnippet(host.folder, snippet)))

    test('has fewer than fifteen lines', () => {
      expect(snippets.length).toBeGreaterThan(0)
      expect(writtenLines(snippets)).toBeLessThan(15)
    })

    test('passes the build of the app, types included, without a warning', async () => {
      expect(suspiciousLines(await host.run('npm', ['run', 'build']))).toEqual([])
    })

    test.each(['built', 'dev'] as const)('connects, %s', async (kind) => {
      const server = await servers[kind](host)
      try {
        const visit = await visitHost(stage.browser, stage.sandbox, server.url)
        const { page, complaints, strays, loads } = visit
        await connect(page)
        const others = complaints.filter((line) => !line.includes(refusedProject))
        expect({ others, strays, loads: loads.length }).toEqual({ others: [], strays: [], loads: 1 })
        expect(suspiciousLines(server.said())).toEqual([])
        await visit.close()
      } finally {
        await server.stop()
      }
      const seconds = Math.round((performance.now() - begun) / 1000)
      process.stdout.write(
        `${name} (${kind}): ${writtenLines(snippets)} lines, connected after ${seconds} s\n`,
      )
    })
  })
})
