import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { verifyMessage } from 'viem'
import type { Address, Hex } from 'viem'
import { socialProviders } from '../../sandbox/social/social-provider.ts'
import { startSandbox } from '../../sandbox/start.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { openBrowser } from '../browser.ts'
import { patience } from '../patience.ts'
import type { ForeignHost, RunningServer } from './foreign-host.ts'
import { viteServers } from './host-servers.ts'
import { installClient } from './install-host.ts'

// The published client of the frame (`@web3modal/wallet` 5.1.11) is how other kits speak to it.
let sandbox: Sandbox
let browser: Browser
let host: ForeignHost
let server: RunningServer

beforeAll(async () => {
  ;[sandbox, browser] = await Promise.all([
    startSandbox({ only: ['chains', 'frame', 'social'] }),
    openBrowser(),
  ])
  host = installClient('frame-client')
  await host.run('vite', ['build', '--logLevel', 'error'], { FRAME: sandbox.endpoints.frame ?? '' })
  server = await viteServers.built(host)
})
afterAll(async () => {
  await server.stop()
  host.remove()
  await browser.close()
  await sandbox.stop()
})

async function visit(url = server.url) {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  return { page, complaints, inside: page.frameLocator('#w3m-iframe') }
}

/** What the client answers, or the words of what it fails with. */
function ask<Answer = unknown>(page: Page, question: string): Promise<Answer> {
  const asked: Promise<Answer> = page.evaluate(`(async () => {
    try { return await client.${question} } catch (error) { return { refused: error.message } }
  })()`)
  asked.catch(() => {})
  return asked
}

const newest = (to: string) => sandbox.frame?.mails(to)[0]
type Told = { readonly address: Address; readonly chainId: number; readonly email: string }

/** Signs in by a link and a code. */
async function signIn(page: Page, email: string): Promise<Told> {
  expect(await ask(page, `connectEmail({ email: '${email}' })`)).toEqual({ action: 'VERIFY_DEVICE' })
  const waiting = ask(page, 'connectDevice()')
  await fetch(newest(email)?.link ?? '', { method: 'POST' })
  expect(await waiting).toBeUndefined()
  expect(await ask(page, `connectOtp({ otp: '${newest(email)?.code}' })`)).toBeUndefined()
  return ask<Told>(page, 'connect()')
}

test('a visitor signs in by e-mail, is known after a reload, and signs out', async () => {
  const email = 'ada@client.test'
  // A private window keeps storage from frames of another site, and this client has no token of its own.
  const { page, complaints } = await visit(server.url.replace('127.0.0.1', 'localhost'))
  expect(await signIn(page, email)).toMatchObject({ email, chainId: 1 })
  await page.reload()
  expect(await ask(page, 'isConnected()')).toEqual({ isConnected: true })
  expect(await ask(page, 'getChainId()')).toEqual({ chainId: 1 })
  await ask(page, 'disconnect()')
  expect(await ask(page, 'isConnected()')).toEqual({ isConnected: false })
  expect(complaints).toEqual([])
})

test.each(socialProviders)('a visitor signs in at %s, also without an address there', async (provider) => {
  const { page, complaints } = await visit()
  const { uri } = await ask<{ uri: string }>(page, `getSocialRedirectUri({ provider: '${provider}' })`)
  await page.evaluate((uri) => {
    const heard = new Promise((resolve) =>
      addEventListener('message', ({ data }) => {
        if (typeof data?.resultUri === 'string') resolve(data.resultUri)
      }),
    )
    Object.assign(globalThis, { heard })
    document.querySelector('button')?.addEventListener('click', () => open(uri, 'popupWindow'))
  }, uri)
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button').click()])
  await popup.getByLabel('grace').check()
  await popup.getByRole('button', { name: 'Allow' }).click()
  const told = await ask(page, 'connectSocial(await heard)')
  expect(told).toMatchObject({ userName: 'grace', email: expect.any(String), chainId: 1 })
  expect(await ask(page, 'connect({ chainId: 8453 })')).toMatchObject({ chainId: 8453 })
  expect(complaints).toEqual([])
})

test('a client that asks nothing hears that the frame is ready', async () => {
  const { page } = await visit()
  await page.evaluate(() => {
    const ready = new Promise((resolve) =>
      addEventListener('message', ({ data }) => data?.type === '@w3m-frame/READY' && resolve(data)),
    )
    const frame = document.createElement('iframe')
    frame.src = document.querySelector('iframe')?.src ?? ''
    document.body.append(frame)
    Object.assign(globalThis, { ready })
  })
  expect(await page.evaluate('ready')).toEqual({ type: '@w3m-frame/READY', payload: {} })
})

test('a visitor signs in with Farcaster', async () => {
  const { page, complaints } = await visit()
  const { url } = await ask<{ url: string }>(page, 'getFarcasterUri()')
  const waiting = ask(page, 'connectFarcaster()')
  const warpcast = await page.context().newPage()
  await warpcast.goto(url)
  await warpcast.getByLabel('nemo').check()
  await warpcast.getByRole('button', { name: 'Approve' }).click()
  expect(await waiting).toEqual({ userName: 'nemo' })
  expect(await ask(page, 'connect()')).toMatchObject({ chainId: 1 })
  expect(complaints).toEqual([])
})

test('chains, accounts and a change of the address are answered as the client reads them', async () => {
  const [before, after] = ['grace@client.test', 'hopper@client.test']
  const { page, complaints } = await visit()
  await signIn(page, before)
  expect(await ask(page, 'switchNetwork(137)')).toEqual({ chainId: 137 })
  expect(await ask(page, 'switchNetwork(424242)')).toEqual({
    refused: 'The chain eip155:424242 is not offered by this frame.',
  })
  expect(await ask(page, 'getChainId()')).toEqual({ chainId: 137 })
  expect(await ask(page, 'getSmartAccountEnabledNetworks()')).toEqual({
    smartAccountEnabledNetworks: [1, 8453, 137],
  })
  expect(await ask(page, `setPreferredAccount('smartAccount')`)).toMatchObject({ type: 'smartAccount' })
  await ask(page, `updateEmail({ email: '${after}' })`)
  await ask(page, `updateEmailPrimaryOtp({ otp: '${newest(before)?.code}' })`)
  expect(await ask(page, `updateEmailSecondaryOtp({ otp: '${newest(after)?.code}' })`)).toEqual({
    newEmail: after,
  })
  expect(complaints).toEqual([])
})

test('an approved request is signed, and a rejected one is not', async () => {
  const { page, inside, complaints } = await visit()
  const { address } = await signIn(page, 'joan@client.test')
  await page.evaluate(`document.getElementById('w3m-iframe').style.display = 'block'`)
  const sign = () => ask(page, `request({ method: 'personal_sign', params: ['0x48656c6c6f', '${address}'] })`)
  const approved = sign()
  await inside.getByRole('button', { name: 'Approve' }).click()
  const signature = (await approved) as Hex
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  const rejected = sign()
  await inside.getByRole('button', { name: 'Reject' }).click()
  expect(await rejected).toEqual({ refused: 'The user rejected the request.' })
  expect(complaints).toEqual([])
})
