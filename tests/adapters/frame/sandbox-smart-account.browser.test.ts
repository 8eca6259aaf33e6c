import { createClient, encodeFunctionData, erc20Abi, http, toHex } from 'viem'
import type { Address, Hex } from 'viem'
import { getBalance, getCode, verifyMessage, verifyTypedData } from 'viem/actions'
import { mainnet } from 'viem/chains'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openBrowser } from '../../browser.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { ask, frameAdapter, openFrameHost } from './frame-host.ts'

let sandbox: Sandbox
let browser: Browser
let code: string

beforeAll(async () => {
  ;[sandbox, browser, code] = await Promise.all([
    openSandbox({ only: ['chains', 'bundler', 'frame'] }),
    openBrowser(),
    frameAdapter(),
  ])
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

type Told = {
  readonly address: Address
  readonly preferredAccountType: string
  readonly isSmartAccountDeployed: boolean
  readonly accounts: readonly { readonly address: Address; readonly type: string }[]
}

const to = '0x00000000000000000000000000000000000cafe3'
const message = 'The harbour is open'
const typedData = {
  domain: { name: 'Tidewater', version: '1', chainId: 1 },
  types: { Ticket: [{ name: 'seat', type: 'string' }] },
  primaryType: 'Ticket',
  message: { seat: '4A' },
} as const

const newest = (email: string) => sandbox.frame?.mails(email)[0]
const user = (page: Page) =>
  ask(page, `(port, signal) => port.getUser({ chainId: 'eip155:1' }, signal)`) as Promise<Told>

async function signIn(page: Page, email: string): Promise<void> {
  await ask(page, `(port, signal) => port.connectEmail({ email: '${email}', lastAskedAt: null }, signal)`)
  const waiting = ask(page, '(port, signal) => port.connectDevice(null, signal)')
  await fetch(newest(email)?.link ?? '', { method: 'POST' })
  await waiting
  const otp = newest(email)?.code ?? ''
  await ask(page, `(port, signal) => port.connectOtp({ otp: { reveal: () => '${otp}' } }, signal)`)
}

const reading = (page: Page, method: string, params: unknown = []) =>
  ask(
    page,
    `(port, signal) => port.request({ chainId: 'eip155:1', method: '${method}', params: ${JSON.stringify(params)} }, signal)`,
  )

function show(page: Page): void {
  void page.evaluate(`(() => {
    globalThis.shown = new AbortController()
    port.showApproval({ title: 'Approve Transaction', close: 'Cancel', themeMode: 'light' }, shown.signal).subscribe({ error: () => undefined })
  })()`)
}

/** Asks the wallet and approves inside the frame, once that shows these words. */
async function approved(page: Page, method: string, params: unknown, ...words: readonly string[]) {
  const asked = reading(page, method, params)
  show(page)
  for (const text of words) await page.frameLocator('#w3m-iframe').getByText(text).first().waitFor()
  await pressInFrame(page, 'Approve')
  const ended = await asked
  await page.evaluate('shown.abort()')
  return ended
}

test('whoever signs in by e-mail turns to their smart account, makes it with a transaction, sends a batch and signs', async () => {
  const node = sandbox.endpoints.chains['eip155:1'] ?? ''
  const client = createClient({ chain: mainnet, transport: http(node) })
  const { page, problems } = await openFrameHost(browser, code, { endpoint: sandbox.endpoints.frame ?? '' })
  await signIn(page, 'ada@tidewater.test')
  const before = await user(page)
  expect(before).toMatchObject({ preferredAccountType: 'eoa', isSmartAccountDeployed: false })
  expect(await ask(page, '(port, signal) => port.smartAccountNetworks(null, signal)')).toEqual({
    chainIds: ['eip155:1', 'eip155:8453', 'eip155:137'],
  })
  const address = before.accounts.find(({ type }) => type === 'smartAccount')?.address ?? '0x'
  const turning = `(port, signal) => port.setPreferredAccount({ type: 'smartAccount' }, signal)`
  expect(await ask(page, turning)).toEqual({ type: 'smartAccount', address })
  expect(await user(page)).toMatchObject({ address, preferredAccountType: 'smartAccount' })

  const asPlanned = (await approved(page, 'personal_sign', [toHex(message), address], message)) as Hex
  expect(await verifyMessage(client, { address, message, signature: asPlanned })).toBe(true)
  expect(await getCode(client, { address })).toBeUndefined()

  await callChain(node, 'anvil_setBalance', [address, toHex(10n ** 18n)])
  const payment = { from: address, to, value: toHex(5n * 10n ** 17n) }
  expect(await approved(page, 'eth_sendTransaction', [payment], '0.5 ETH')).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await user(page)).toMatchObject({ isSmartAccountDeployed: true })

  const usdc = sandbox.endpoints.tokens['eip155:1']?.find(({ symbol }) => symbol === 'USDC')
  const holder = sandbox.endpoints.accounts[8]?.address
  const transfer = (amount: bigint, receiver: Address) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })
  const given = { from: holder, to: usdc?.address, data: transfer(9_000_000n, address) }
  await callChain(node, 'eth_sendTransaction', [given])
  const calls = [
    { to, value: toHex(25n * 10n ** 16n) },
    { to: usdc?.address, data: transfer(2_500_000n, to) },
  ]
  const batch = { version: '2.0.0', chainId: '0x1', from: address, atomicRequired: true, calls }
  const shown = ['Send 2 calls together', '1 of 2', '0.25 ETH', '2 of 2', '2.5 USDC']
  const { id } = (await approved(page, 'wallet_sendCalls', [batch], ...shown)) as { id: string }
  expect(await reading(page, 'wallet_getCallsStatus', [id])).toMatchObject({ status: 200, atomic: true })
  expect(await reading(page, 'wallet_getCapabilities')).toMatchObject({
    '0x1': { atomic: { status: 'supported' } },
  })
  expect(await getBalance(client, { address: to })).toBe(75n * 10n ** 16n)

  const asMade = (await approved(page, 'personal_sign', [toHex(message), address], message)) as Hex
  expect(await verifyMessage(client, { address, message, signature: asMade })).toBe(true)
  expect(await verifyMessage(client, { address, message: 'Forged', signature: asMade })).toBe(false)
  const params = [address, JSON.stringify(typedData)]
  const typed = (await approved(page, 'eth_signTypedData_v4', params, '4A')) as Hex
  expect(await verifyTypedData(client, { address, ...typedData, signature: typed })).toBe(true)
  expect(problems).toEqual([])
})

test('closing the approval of an operation that is being mined takes nothing back, and the frame says what it waits for', async () => {
  const node = sandbox.endpoints.chains['eip155:1'] ?? ''
  const { page } = await openFrameHost(browser, code, { endpoint: sandbox.endpoints.frame ?? '' })
  await signIn(page, 'lovelace@tidewater.test')
  const { accounts } = await user(page)
  const from = accounts.find(({ type }) => type === 'smartAccount')?.address ?? '0x'
  await callChain(node, 'anvil_setBalance', [from, toHex(10n ** 18n)])
  const inside = page.frameLocator('#w3m-iframe')
  await callChain(node, 'evm_setAutomine', [false])
  const sent = reading(page, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
  show(page)
  await pressInFrame(page, 'Approve')
  await inside.getByText('It is under way').waitFor()
  expect(await inside.getByRole('button').count()).toBe(0)
  const signed = reading(page, 'personal_sign', [toHex(message), from])
  await inside.getByText(message).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await signed).toMatchObject({ code: 'user-rejected' })
  await callChain(node, 'evm_setAutomine', [true])
  await callChain(node, 'evm_mine', [])
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)
})
