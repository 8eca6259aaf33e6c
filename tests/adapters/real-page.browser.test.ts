import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { defaultPorts } from '../../adapters/ports/default-ports.ts'
import type { Options } from '../../core/domain/options/options.ts'
import { parseOptions } from '../../core/domain/options/parse-options.ts'
import type { Answer } from '../../core/ports/answer.ts'
import { mainnet } from '../../core/domain/network/known-networks.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { openBrowser } from '../browser.ts'
import { patience } from '../patience.ts'
import { openSandbox } from '../shared-sandbox.ts'
import { bundled } from './bundled.ts'

type Tools = {
  readonly ports: ReturnType<typeof defaultPorts>['ports']
  readonly options: Options
  readonly signal: AbortSignal
  readonly address: string
  readonly first: <Value>(answer: Answer<Value>) => Promise<Value>
  readonly listen: <Value>(answer: Answer<Value>) => readonly Value[]
}

const adapters = fileURLToPath(new URL('../../adapters/ports/default-ports.ts', import.meta.url))

let browser: Browser
let sandbox: Sandbox
let page: Page
let code: string

beforeAll(async () => {
  ;[browser, sandbox, code] = await Promise.all([
    openBrowser(),
    openSandbox({ page: 'blank' }),
    bundled(adapters, 'latchkeyAdapters'),
  ])
})
beforeEach(async () => {
  page = await browser.newPage()
  page.setDefaultTimeout(patience)
})
afterEach(() => page.close())
afterAll(async () => {
  await browser.close()
  await sandbox.stop()
})

test('in a real page wallets announce themselves, and connect by their own prompt', async () => {
  await open()
  const asking = ask(async ({ ports, signal, first, listen }) => {
    const told = listen(ports.connectors.injected.announcements({ standard: true }, signal))
    const session = await first(
      ports.connectors.injected.connect({ walletKey: 'dev.latchkey.harbor' }, signal),
    )
    return { told, session }
  })
  await page.getByTestId('wallet-approve').click()
  const harborsAccount = sandbox.endpoints.accounts[1]?.address
  expect(await asking).toEqual({
    told: [
      {
        kind: 'wallet',
        wallet: { key: 'dev.latchkey.harbor', name: 'Harbor', icon: expect.stringMatching(/^data:image/) },
      },
      {
        kind: 'wallet',
        wallet: { key: 'dev.latchkey.beacon', name: 'Beacon', icon: expect.stringMatching(/^data:image/) },
      },
    ],
    session: {
      namespaces: [{ namespace: 'eip155', accounts: [harborsAccount], chainId: 'eip155:1' }],
    },
  })
})

test('in a real page balances, the registry, its pictures and the local storage answer', async () => {
  await open()
  const answers = await ask(async ({ ports, signal, first, options, address }) => {
    const [network] = options.networks
    if (!network) throw new Error('There is no network.')
    const balance = await first(ports.chains.eip155.balance({ network, address }, signal))
    const { wallets, count } = await first(ports.walletRegistry.wallets({ page: 1, entries: 4 }, signal))
    const { received } = await first(
      ports.walletRegistry.images({ kind: 'wallet', ids: [wallets[0]?.imageId ?? ''] }, signal),
    )
    const url = received[0]?.url
    await first(ports.storage.write({ key: 'a', text: 'one' }, signal))
    return { balance, count, wallets: wallets.length, url, kept: localStorage.getItem('@latchkey/test/a') }
  })
  expect(answers).toEqual({
    balance: { amount: expect.stringMatching(/^\d{20,}$/) },
    count: expect.any(Number),
    wallets: 4,
    url: expect.stringMatching(/^blob:http/),
    kept: 'one',
  })
})

async function open(): Promise<void> {
  await page.goto(String(sandbox.endpoints.demo))
  await page.evaluate(`${code};globalThis.latchkeyAdapters = latchkeyAdapters`)
}

function ask(question: (tools: Tools) => Promise<unknown>): Promise<unknown> {
  const { registry, accounts, chains } = sandbox.endpoints
  const network = { ...mainnet, rpcUrls: [chains['eip155:1'] ?? ''] }
  const options = parseOptions({ projectId: 'test', networks: [network], endpoints: { registry } })
  return page.evaluate(`(async () => {
    const options = ${JSON.stringify(options)}
    const { ports } = latchkeyAdapters.defaultPorts(options, { version: '0.0.0' })
    const first = (answer) => answer.then ? answer : new Promise((next, error) => answer.subscribe({ next, error }))
    const listen = (answer) => {
      const told = []
      answer.subscribe((value) => told.push(value))
      return told
    }
    const signal = new AbortController().signal
    return (${question.toString()})({ ports, signal, first, listen, options, address: '${accounts[0]?.address}' })
  })()`)
}
