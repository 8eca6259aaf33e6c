import { readdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nextServers, viteServers } from '../hosts/host-servers.ts'
import type { ForeignHost } from '../hosts/foreign-host.ts'
import { openHostStage } from '../hosts/host-stage.ts'
import type { HostStage } from '../hosts/host-stage.ts'
import { connectWallet, sandboxOptions, visitHost } from '../hosts/host-visit.ts'
import { installExample, unlessSilent } from '../hosts/install-host.ts'
import { suspiciousLines } from '../hosts/suspicious-lines.ts'

type Example = {
  readonly name: string
  readonly servers: typeof viteServers
  readonly wallet: string
  readonly address: RegExp
  /** What each button says below the account once the wallet agreed. */
  readonly actions: Readonly<Record<string, RegExp>>
}

const evm = { wallet: 'Harbor', address: /0x[0-9a-fA-F]{40}/ }
const signed = /^0x[0-9a-f]{130}$/
const solanaSignature = /^[1-9A-HJ-NP-Za-km-z]{86,88}$/

const examples: readonly Example[] = [
  { name: 'next', servers: nextServers, ...evm, actions: { Sign: signed } },
  {
    name: 'solana-kit',
    servers: viteServers,
    wallet: 'Tern',
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    actions: { Sign: solanaSignature, Send: solanaSignature },
  },
  { name: 'vite-react', servers: viteServers, ...evm, actions: { Sign: signed } },
  { name: 'vite-vanilla', servers: viteServers, ...evm, actions: { Sign: signed } },
  { name: 'wagmi', servers: viteServers, ...evm, actions: { Sign: signed } },
]

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage.close())

test('every example is opened here', () => {
  const folders = readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(examples.map(({ name }) => name))
})

describe.each(examples)('the example $name', ({ name, servers, wallet, address, actions }) => {
  let host: ForeignHost
  let env: NodeJS.ProcessEnv
  let isInstalled = false

  beforeAll(async () => {
    const installed = unlessSilent(() => installExample(name))
    if (!installed) return
    host = installed
    isInstalled = true
    const options = await sandboxOptions(stage.sandbox)
    env = { VITE_SANDBOX: options, NEXT_PUBLIC_SANDBOX: options }
  })
  afterAll(() => isInstalled && host.remove())
  beforeEach(({ skip }) => skip(!isInstalled, 'the registry stays silent'))

  test('passes its own build, types included, without a warning', async () => {
    expect(suspiciousLines(await host.run('npm', ['run', 'build'], env))).toEqual([])
  })

  test.each(['built', 'dev'] as const)('connects, asks the wallet and disconnects, %s', async (kind) => {
    const server = await servers[kind](host, env)
    try {
      const url = `${server.url}/?wallets=harbor,tern`
      const { page, complaints, strays, loads } = await visitHost(stage.browser, stage.sandbox, url)
      await connectWallet(page, { button: 'Connect wallet', wallet })
      const account = page.locator('main > section > p')
      await expect.poll(() => account.textContent()).toMatch(address)
      for (const [button, told] of Object.entries(actions)) {
        await press(page, button)
        await page.getByTestId('wallet-approve').click()
        await expect.poll(() => page.locator('main > section > output').textContent()).toMatch(told)
      }
      await press(page, 'Disconnect')
      await account.waitFor({ state: 'hidden' })
      expect({ complaints, strays, loads: loads.length }).toEqual({ complaints: [], strays: [], loads: 1 })
      expect(suspiciousLines(server.said())).toEqual([])
    } finally {
      await server.stop()
    }
  })
})

async function press(page: Page, button: string): Promise<void> {
  await page.locator('main > section').getByRole('button', { name: button, exact: true }).click()
}
