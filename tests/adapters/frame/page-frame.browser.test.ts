import { createPublicKey, verify } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Connection, LAMPORTS_PER_SOL, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { parseEther, toHex, verifyMessage } from 'viem'
import type { Address, Hex } from 'viem'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PageFrame, createPageFrame } from '../../../adapters/ports/page-frame.ts'
import { fromBase58, toBase58 } from '../../../core/domain/values/base58.ts'
import { base, mainnet, solana, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { frameWalletKey } from '../../../core/domain/wallets/wallet.ts'
import type { WalletSession } from '../../../core/ports/connector.ts'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openBrowser } from '../../browser.ts'
import { eventually } from '../../eventually.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { bundled } from '../bundled.ts'
import { ask, openHost } from './frame-host.ts'

let sandbox: Sandbox
let browser: Browser
let code: string

beforeAll(async () => {
  const module = fileURLToPath(new URL('../../../adapters/ports/page-frame.ts', import.meta.url))
  ;[sandbox, browser, code] = await Promise.all([
    openSandbox({ only: ['chains', 'solana', 'frame'] }),
    openBrowser(),
    bundled(module, 'latchkeyPageFrame'),
  ])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

/** A page with the frame and its wallet, whose token lies in the page's own storage. */
function host() {
  const endpoint = sandbox.endpoints.frame ?? ''
  const options = parseOptions({
    projectId: 'test',
    networks: [mainnet, base, solana, solanaDevnet],
    endpoints: { frame: endpoint },
  })
  const begin = (page: Page) =>
    page.evaluate((options) => {
      const global = globalThis as unknown as {
        latchkeyPageFrame: { createPageFrame: typeof createPageFrame }
        port: PageFrame
      }
      const storage: Parameters<typeof createPageFrame>[2] = {
        read: async ({ key }) => ({ text: localStorage.getItem(key) }),
        write: async ({ key, text }) => {
          localStorage.setItem(key, text)
          return null
        },
        remove: async ({ key }) => {
          localStorage.removeItem(key)
          return null
        },
      }
      global.port = global.latchkeyPageFrame.createPageFrame(() => options, window, storage, '0.0.0')
    }, options)
  return openHost(browser, { code, name: 'latchkeyPageFrame', endpoint, begin })
}

const newest = (to: string) => sandbox.frame?.mails(to)[0]
const told = (request: object) => JSON.stringify({ walletKey: frameWalletKey, ...request })
const askWallet = (page: Page, method: string, request: object) =>
  ask(page, `(port, signal) => port.connector.${method}(${told(request)}, signal)`)
const chains = [mainnet.id, base.id, solana.id]
const connect = (page: Page) => askWallet(page, 'connect', { chains }) as Promise<WalletSession>
const reconnect = (page: Page, ...chains: string[]) =>
  askWallet(page, 'reconnect', { chains }) as Promise<WalletSession | null>
const token = (page: Page) => page.evaluate(() => localStorage.getItem('sessionToken'))

async function signIn(page: Page, email: string): Promise<void> {
  const asking = `(port, signal) => port.frame.connectEmail({ email: '${email}', lastAskedAt: null }, signal)`
  expect(await ask(page, asking)).toEqual({ next: 'device' })
  const waiting = ask(page, '(port, signal) => port.frame.connectDevice(null, signal)')
  await fetch(newest(email)?.link ?? '', { method: 'POST' })
  await waiting
  const otp = newest(email)?.code ?? ''
  const writing = `(port, signal) => port.frame.connectOtp({ otp: { reveal: () => '${otp}' } }, signal)`
  expect(await ask(page, writing)).toBeNull()
}

/** Asks the wallet and answers with a press inside the frame. */
async function approved(page: Page, chainId: string, method: string, params: unknown): Promise<unknown> {
  const asked = askWallet(page, 'request', { chainId, method, params })
  void page.evaluate(`(() => {
    globalThis.shown = new AbortController()
    port.frame.showApproval({ title: 'Approve', close: 'Cancel', themeMode: 'light' }, shown.signal).subscribe({ error: () => undefined })
  })()`)
  await pressInFrame(page, 'Approve')
  const ended = await asked
  await page.evaluate('shown.abort()')
  return ended
}

test('a wallet by e-mail is connected, comes back after a reload, switches, signs and is disconnected', async () => {
  const { page, arrive, problems } = await host()
  await signIn(page, 'hedy@tidewater.test')
  const { namespaces } = await connect(page)
  expect(namespaces).toMatchObject([{ chainId: mainnet.id }, { chainId: solana.id }])
  const [accounts, [onSolana]] = namespaces.map((shared) => shared.accounts) as [[Address, Address], [string]]
  const [address] = accounts
  expect(onSolana).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)

  await arrive()
  expect(await reconnect(page, base.id)).toEqual({
    namespaces: [{ namespace: 'eip155', accounts, chainId: base.id }],
  })
  expect(await askWallet(page, 'switchNetwork', { chainId: mainnet.id })).toEqual({ chainId: mainnet.id })

  const message = 'The harbour is open'
  const signature = (await approved(page, mainnet.id, 'personal_sign', [toHex(message), address])) as Hex
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  expect(await token(page)).not.toBeNull()
  expect(await askWallet(page, 'disconnect', {})).toBeNull()
  await eventually(async () => expect(await token(page)).toBeNull())
  expect(await reconnect(page, mainnet.id)).toBeNull()
  expect(problems).toEqual([])
})

test('a payment goes to the chain it is for, though the frame was on another', async () => {
  const { page } = await host()
  await signIn(page, 'lise@tidewater.test')
  const [evm] = (await connect(page)).namespaces
  const from = evm?.accounts[0]
  const node = sandbox.endpoints.chains[base.id] ?? ''
  await callChain(node, 'anvil_setBalance', [from, toHex(parseEther('2'))])
  const to = '0x00000000000000000000000000000000000cafe2'
  const value = toHex(parseEther('0.25'))
  const hash = await approved(page, base.id, 'eth_sendTransaction', [{ from, to, value }])
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  await eventually(async () => expect(await callChain(node, 'eth_getBalance', [to, 'latest'])).toBe(value))
})

test('on Solana the wallet signs a message, transactions, and sends one, each after it was shown', async () => {
  const { page, inside, problems } = await host()
  await signIn(page, 'rosa@tidewater.test')
  const chains = [base.id, solanaDevnet.id]
  const { namespaces } = (await askWallet(page, 'connect', { chains })) as WalletSession
  const pubkey = namespaces.find(({ chainId }) => chainId === solanaDevnet.id)?.accounts[0] ?? ''
  const connection = new Connection(sandbox.endpoints.chains[solanaDevnet.id] ?? '', 'processed')
  await connection.requestAirdrop(new PublicKey(pubkey), 2 * LAMPORTS_PER_SOL)
  const to = sandbox.endpoints.solana?.accounts[3]?.address ?? ''
  const transfer = async (lamports: number) => {
    const { blockhash } = await connection.getLatestBlockhash()
    const payer = new PublicKey(pubkey)
    const moved = { fromPubkey: payer, toPubkey: new PublicKey(to), lamports }
    const made = new Transaction({ recentBlockhash: blockhash, feePayer: payer })
    const bytes = made.add(SystemProgram.transfer(moved)).serialize({ verifySignatures: false })
    return bytes.toString('base64')
  }
  const asked = <Answer>(method: string, params: object, shown: string) => {
    const ended = approved(page, solanaDevnet.id, method, { ...params, pubkey }) as Promise<Answer>
    return Promise.all([ended, inside.getByText(shown).first().waitFor()]).then(([answer]) => answer)
  }

  const words = 'The harbour is open'
  const message = toBase58(new TextEncoder().encode(words))
  const { signature } = await asked<{ signature: string }>('solana_signMessage', { message }, words)
  expect(isSignedBy(pubkey, words, signature)).toBe(true)
  expect(isSignedBy(pubkey, 'Forged', signature)).toBe(false)

  const transaction = await transfer(250_000_000)
  const one = await asked<{ transaction: string }>(
    'solana_signTransaction',
    { transaction },
    `0.25 SOL to ${to}`,
  )
  expect(Transaction.from(Buffer.from(one.transaction, 'base64')).verifySignatures()).toBe(true)

  const transactions = [await transfer(1), await transfer(2)]
  const all = await asked<{ transactions: string[] }>(
    'solana_signAllTransactions',
    { transactions },
    '0.000000002 SOL',
  )
  const signed = all.transactions.map((text) => Transaction.from(Buffer.from(text, 'base64')))
  expect(signed.map((each) => each.verifySignatures())).toEqual([true, true])

  const before = await connection.getBalance(new PublicKey(to))
  const sent = { transaction: await transfer(500_000_000), sendOptions: { skipPreflight: false } }
  const { signature: id } = await asked<{ signature: string }>(
    'solana_signAndSendTransaction',
    sent,
    '0.5 SOL',
  )
  expect((await connection.getSignatureStatus(id)).value?.err).toBeNull()
  expect((await connection.getBalance(new PublicKey(to))) - before).toBe(500_000_000)

  expect(await askWallet(page, 'switchNetwork', { chainId: base.id })).toEqual({ chainId: base.id })
  expect(problems).toEqual([])
})

function isSignedBy(address: string, text: string, signature: string): boolean {
  const x = Buffer.from(new PublicKey(address).toBytes()).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, fromBase58(signature) ?? new Uint8Array())
}
