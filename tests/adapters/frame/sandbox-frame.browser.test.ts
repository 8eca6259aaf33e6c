import { encodeFunctionData, erc20Abi, parseEther, toHex, verifyMessage } from 'viem'
import type { Address, Hex } from 'viem'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openBrowser } from '../../browser.ts'
import { eventually } from '../../eventually.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { ask, frameAdapter, keepStorageFromFrames, openFrameHost } from './frame-host.ts'

let sandbox: Sandbox
let browser: Browser
let code: string

beforeAll(async () => {
  ;[sandbox, browser, code] = await Promise.all([
    openSandbox({ only: ['chains', 'frame'] }),
    openBrowser(),
    frameAdapter(),
  ])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

type Told = { readonly address: Address; readonly chainId: string }

const newest = (to: string) => sandbox.frame?.mails(to)[0]
const host = () => openFrameHost(browser, code, { endpoint: sandbox.endpoints.frame ?? '' })
const connect = (page: Page, email: string) =>
  ask(page, `(port, signal) => port.connectEmail({ email: '${email}', lastAskedAt: null }, signal)`)
const writeCode = (page: Page, otp: string) =>
  ask(page, `(port, signal) => port.connectOtp({ otp: { reveal: () => '${otp}' } }, signal)`)
const user = (page: Page) =>
  ask(page, `(port, signal) => port.getUser({ chainId: 'eip155:1' }, signal)`) as Promise<Told>
const isConnected = (page: Page) => ask(page, '(port, signal) => port.isConnected({ token: null }, signal)')

async function signIn(page: Page, email: string): Promise<Told> {
  const answer = (await connect(page, email)) as { next: string }
  if (answer.next === 'device') {
    const waiting = ask(page, '(port, signal) => port.connectDevice(null, signal)')
    await fetch(newest(email)?.link ?? '', { method: 'POST' })
    await waiting
  }
  await writeCode(page, newest(email)?.code ?? '')
  return user(page)
}

/** Asks the wallet, shows its approval, and answers with a press inside it. */
async function request(page: Page, answer: 'Approve' | 'Reject', method: string, params: unknown) {
  const asked = ask(
    page,
    `(port, signal) => port.request({ chainId: 'eip155:1', method: '${method}', params: ${JSON.stringify(params)} }, signal)`,
  )
  void page.evaluate(`(() => {
    globalThis.shown = new AbortController()
    port.showApproval({ title: 'Approve Transaction', close: 'Cancel', themeMode: 'light' }, shown.signal).subscribe({ error: () => undefined })
  })()`)
  await pressInFrame(page, answer)
  const ended = await asked
  await page.evaluate('shown.abort()')
  return ended
}

test('a visitor without a wallet signs in by link and code, and the next time on that page by the code alone', async () => {
  const email = 'ada@tidewater.test'
  const { page, problems } = await host()
  expect(await signIn(page, email)).toMatchObject({ chainId: 'eip155:1', preferredAccountType: 'eoa' })
  await ask(page, '(port, signal) => port.signOut(null, signal)')
  expect(await isConnected(page)).toEqual({ isConnected: false })
  expect(await connect(page, email)).toEqual({ next: 'code' })
  expect(problems).toEqual([])
})

test('where the browser keeps storage from the frame, its page comes back by the token that the host was told', async () => {
  const { page, arrive } = await host()
  await keepStorageFromFrames(page)
  await arrive()
  const told = ask(
    page,
    `(port, signal) => port.sessionTokens(null, signal).pipe((tokens) => ({ subscribe: ({ next, error }) => tokens.subscribe({ next: ({ token }) => next(token.reveal()), error }) }))`,
  )
  const { address } = await signIn(page, 'emmy@tidewater.test')
  const token = await told
  await arrive()
  expect(await isConnected(page)).toEqual({ isConnected: false })
  const coming = `(port, signal) => port.isConnected({ token: { reveal: () => '${String(token)}' } }, signal)`
  expect(await ask(page, coming)).toEqual({ isConnected: true })
  expect((await user(page)).address).toBe(address)
})

test('a wrong code is refused in the words of the frame, and the right one is taken after it', async () => {
  const email = 'grace@tidewater.test'
  const { page } = await host()
  await signIn(page, email)
  await connect(page, email)
  const right = newest(email)?.code ?? ''
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  expect(await writeCode(page, wrong)).toMatchObject({ words: 'Invalid code' })
  expect(await writeCode(page, right)).toBe(null)
})

test('what a visitor approves inside the frame is signed with their key', async () => {
  const { page, inside } = await host()
  const { address } = await signIn(page, 'joan@tidewater.test')
  const message = 'The harbour is open'
  const signing = request(page, 'Approve', 'personal_sign', [toHex(message), address])
  await inside.getByText(message).waitFor()
  expect(await verifyMessage({ address, message, signature: (await signing) as Hex })).toBe(true)
})

test('what a visitor rejects is not signed', async () => {
  const { page } = await host()
  const { address } = await signIn(page, 'mary@tidewater.test')
  expect(await request(page, 'Reject', 'personal_sign', ['0x00', address])).toMatchObject({
    code: 'user-rejected',
  })
})

test('a payment says what it moves before it moves it', async () => {
  const { page, inside } = await host()
  const { address } = await signIn(page, 'ruth@tidewater.test')
  const node = sandbox.endpoints.chains['eip155:1'] ?? ''
  await callChain(node, 'anvil_setBalance', [address, toHex(parseEther('2'))])
  const to = '0x00000000000000000000000000000000000cafe1'
  const value = toHex(parseEther('0.5'))
  const paying = request(page, 'Approve', 'eth_sendTransaction', [{ from: address, to, value }])
  await inside.getByText('0.5 ETH').waitFor()
  expect(await paying).toMatch(/^0x[0-9a-f]{64}$/)
  await eventually(async () => expect(await callChain(node, 'eth_getBalance', [to, 'latest'])).toBe(value))
})

test('a transfer of a token is read in the token’s own units', async () => {
  const { page, inside } = await host()
  const { address } = await signIn(page, 'vera@tidewater.test')
  const token = sandbox.endpoints.tokens['eip155:1']?.find(({ symbol }) => symbol === 'USDC')
  const to = '0x00000000000000000000000000000000000cafe1'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 2_500_000n] })
  const asked = request(page, 'Reject', 'eth_sendTransaction', [{ from: address, to: token?.address, data }])
  await inside.getByText('2.5 USDC').waitFor()
  expect(await asked).toMatchObject({ code: 'user-rejected' })
})

/** Orders how the frame takes what the page takes back. */
const order = (given: object) =>
  fetch(`${sandbox.endpoints.frame ?? ''}/control`, { method: 'POST', body: JSON.stringify(given) })
/** Cancels whatever waits, as closing the approval does. */
const cancel = (page: Page) => ask(page, '(port, signal) => port.rejectRequests(null, signal)')
const asking = (page: Page, method: string, params: unknown) =>
  ask(
    page,
    `(port, signal) => port.request({ chainId: 'eip155:1', method: '${method}', params: ${JSON.stringify(params)} }, signal).catch((error) => { globalThis.unclear = error.data; throw error })`,
  )

test('of a frame that knows no abort nobody hears that nothing was done, and the next approval shows the next request alone', async () => {
  const { page, inside } = await host()
  await page.evaluate(
    `port.sessionTokens(null, new AbortController().signal).subscribe(({ token }) => { globalThis.told = token })`,
  )
  const { address } = await signIn(page, 'annie@tidewater.test')
  await order({ aborts: 'unknown' })
  onTestFinished(async () => void (await order({ aborts: 'heeded' })))
  const first = asking(page, 'personal_sign', [toHex('The old address'), address])
  await inside.getByText('The old address').waitFor({ state: 'attached' })
  await cancel(page)
  expect(await first).toMatchObject({ code: 'timed-out' })
  const message = 'The new address'
  await ask(page, '(port, signal) => port.renewed().then(() => port.isConnected({ token: told }, signal))')
  const next = request(page, 'Approve', 'personal_sign', [toHex(message), address])
  await inside.getByText(message).waitFor()
  expect(await inside.getByText('The old address').count()).toBe(0)
  expect(await verifyMessage({ address, message, signature: (await next) as Hex })).toBe(true)
  expect(await page.locator('iframe').count()).toBe(1)
})

test('a payment that was approved before it was canceled, of which the frame says so late, is told late', async () => {
  const { page } = await host()
  const { address } = await signIn(page, 'maria@tidewater.test')
  const node = sandbox.endpoints.chains['eip155:1'] ?? ''
  await callChain(node, 'anvil_setBalance', [address, toHex(parseEther('2'))])
  await order({ aborts: 'late', delay: 3000 })
  onTestFinished(async () => void (await order({ aborts: 'heeded' })))
  onTestFinished(() => sandbox.recover())
  const to = '0x00000000000000000000000000000000000cafe2'
  const value = toHex(parseEther('0.5'))
  const paying = asking(page, 'eth_sendTransaction', [{ from: address, to, value }])
  void page.evaluate(`(() => {
    globalThis.shown = new AbortController()
    port.showApproval({ title: 'Approve Transaction', close: 'Cancel', themeMode: 'light' }, shown.signal).subscribe({ error: () => undefined })
  })()`)
  await page.frameLocator('#w3m-iframe').getByText('0.5 ETH').waitFor()
  await order({ fault: 'delay', delay: 5000, path: '/api/request', times: 1 })
  await pressInFrame(page, 'Approve')
  await page.frameLocator('#w3m-iframe').getByText('It is under way').waitFor()
  await cancel(page)
  expect(await paying).toMatchObject({
    code: 'timed-out',
    words: 'It may have been done. Look at Activity before trying again.',
  })
  const late = (await ask(page, '(port, signal) => port.lateAnswer({ id: unclear }, signal)')) as {
    readonly result: string
  }
  expect(late.result).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await callChain(node, 'eth_getBalance', [to, 'latest'])).toBe(value)
})
