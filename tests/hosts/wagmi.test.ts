import type { Page } from 'playwright'
import { verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askChain } from '../e2e/visitor.ts'
import type { ForeignHost, RunningServer } from './foreign-host.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { chooseWallet, sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'
import { ticket } from './wagmi/src/ticket.ts'

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage.close())

const taker = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const weiOf = async () =>
  BigInt(
    (await askChain(stage.sandbox.endpoints.chains['eip155:8453'] ?? '', 'eth_getBalance', [
      taker,
      'latest',
    ])) as string,
  )
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inWallet = (page: Page, hook: string, ...given: readonly unknown[]) =>
  page.evaluate(
    async ([name, args]) => {
      const { harbor } = Reflect.get(window, 'sandboxWallets') as Record<string, Record<string, Hook>>
      await harbor?.[name]?.(...args)
    },
    [hook, given] as const,
  )
type Hook = (...given: readonly unknown[]) => Promise<void>
const shows = async (page: Page, what: string, text: RegExp) => {
  await expect.poll(() => page.getByTestId(what).textContent()).toMatch(text)
  return (await page.getByTestId(what).textContent()) ?? ''
}

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

  test('connects, reads a balance, switches and leaves on both sides, signs, sends, and comes back as the server drew it', async () => {
    const { page, complaints } = await visitHost(stage.browser, stage.sandbox, server.url)
    const drawn = async () => (await page.context().request.get(server.url)).text()
    expect(await drawn()).toContain('<p data-testid="address"></p>')
    await press(page, 'Elsewhere')
    await shows(page, 'unswitched', /^ChainNotConfiguredError$/)
    await press(page, 'Latchkey')
    await chooseWallet(page, 'Harbor')
    await shows(page, 'status', /^connected$/)
    const address = (await shows(page, 'address', /^0x/)) as `0x${string}`
    await shows(page, 'chain', /^1$/)

    await shows(page, 'balance', /^[1-9]\d{18,}$/)

    await press(page, 'Base')
    await page.getByTestId('wallet-reject').click()
    await shows(page, 'error', /^UserRejectedRequestError$/)
    await shows(page, 'refused', /^yes$/)
    await inWallet(page, 'behave', { switch: 'fail' })
    await press(page, 'Base')
    await page.getByTestId('wallet-approve').click()
    await shows(page, 'unswitched', /^SwitchChainError\b/)
    await shows(page, 'refused', /^no$/)
    await shows(page, 'chain', /^1$/)
    await inWallet(page, 'behave', { switch: 'grant' })
    await press(page, 'Base')
    await page.getByTestId('wallet-approve').click()
    await shows(page, 'chain', /^8453$/)
    await press(page, 'Elsewhere')
    await shows(page, 'unswitched', /^SwitchChainError of ChainNotConfiguredError$/)
    await shows(page, 'chain', /^8453$/)
    await inWallet(page, 'setChain', 1)
    await shows(page, 'chain', /^1$/)
    await inWallet(page, 'setChain', 8453)
    await shows(page, 'chain', /^8453$/)

    await press(page, 'Sign')
    await page.getByTestId('wallet-approve').click()
    const signature = (await shows(page, 'signature', /^0x/)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Good morning', signature })).toBe(true)
    await press(page, 'Sign')
    await page.getByTestId('wallet-reject').click()
    await shows(page, 'error', /^UserRejectedRequestError$/)

    await press(page, 'Sign ticket')
    await page.getByTestId('wallet-approve').click()
    const signed = (await shows(page, 'typed', /^0x/)) as `0x${string}`
    expect(await verifyTypedData({ address, ...ticket, signature: signed })).toBe(true)

    const before = await weiOf()
    await press(page, 'Send')
    await page.getByTestId('wallet-approve').click()
    await shows(page, 'hash', /^0x[0-9a-f]{64}$/)
    await shows(page, 'receipt', /^success$/)
    await expect.poll(async () => (await weiOf()) - before).toBe(42n)

    expect(await drawn()).toContain(address)
    await page.reload()
    await shows(page, 'status', /^connected$/)
    await shows(page, 'address', new RegExp(`^${address}$`))
    await shows(page, 'chain', /^8453$/)
    expect(await page.getByTestId('wallet-approve').count()).toBe(0)

    await inWallet(page, 'revoke')
    await shows(page, 'status', /^disconnected$/)
    await press(page, 'Latchkey')
    await chooseWallet(page, 'Harbor')
    await shows(page, 'status', /^connected$/)
    await press(page, 'Disconnect')
    await shows(page, 'status', /^disconnected$/)
    await page.reload()
    await shows(page, 'status', /^disconnected$/)
    expect(await drawn()).not.toContain(address)
    expect(complaints).toEqual([])
  })
})
