import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { devnet, isSignedBy, lamportsOf } from '../e2e/send/solana-visitor.ts'
import type { ForeignHost, RunningServer } from './foreign-host.ts'
import { viteServers } from './host-servers.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { chooseWallet, sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const shows = async (page: Page, what: string, text: RegExp) => {
  await expect.poll(() => page.getByTestId(what).textContent()).toMatch(text)
  return (await page.getByTestId(what).textContent()) ?? ''
}

describe.each(['solana-kit', 'wallet-adapter'])('a host with %s and no adapter of ours', (name) => {
  let host: ForeignHost
  let server: RunningServer
  const taker = () => stage.sandbox.endpoints.solana?.accounts[9]?.address ?? ''

  beforeAll(async () => {
    host = installHost(name)
    const env = { VITE_SANDBOX: await sandboxOptions(stage.sandbox), VITE_TAKER: taker() }
    await host.run('vite', ['build', '--logLevel', 'error'], env)
    server = await viteServers.built(host)
  })
  afterAll(async () => {
    await server.stop()
    host.remove()
  })

  test('connects, signs, sends, comes back, signs in and leaves by the wallet that is registered', async () => {
    const { page, complaints } = await visitHost(
      stage.browser,
      stage.sandbox,
      `${server.url}/?wallets=harbor,tern`,
    )
    expect((await shows(page, 'wallets', /Seaway/)).split(' ')).toContain('Tern')
    await shows(page, 'account', /^nobody$/)
    await press(page, 'Connect')
    await chooseWallet(page, 'Tern')
    const address = await shows(page, 'account', /^\w{32,44}$/)

    await press(page, 'Sign')
    await page.getByTestId('wallet-approve').click()
    const [, signature = ''] = /^signed (\w+)$/.exec(await shows(page, 'said', /^signed \w{80,90}$/)) ?? []
    expect(isSignedBy(address, 'Good morning', signature)).toBe(true)

    await press(page, 'Sign')
    await page.getByTestId('wallet-reject').click()
    await shows(page, 'said', /4001|WalletSignMessageError/)

    const node = stage.sandbox.endpoints.chains[devnet] ?? ''
    const before = await lamportsOf(node, taker())
    await press(page, 'Send')
    await page.getByTestId('wallet-approve').click()
    await shows(page, 'said', /^sent \w{80,90}$/)
    await expect.poll(async () => (await lamportsOf(node, taker())) - before).toBe(42)

    await page.reload()
    await shows(page, 'account', new RegExp(`^${address}$`))
    await press(page, 'Sign in')
    await page.getByTestId('wallet-approve').click()
    await shows(page, 'said', /^signed in \w{80,90}$/)
    await press(page, 'Disconnect')
    await shows(page, 'account', /^nobody$/)
    expect(complaints).toEqual([])
  })
})
