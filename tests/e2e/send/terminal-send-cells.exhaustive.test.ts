import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { typedCode } from '../../../core/domain/frame/one-time-code.ts'
import { email } from '../../../core/events/frame/email.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import { send } from '../../../core/events/send/send.ts'
import { smartAccount } from '../../../core/events/frame/smart-account.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { activeAccount } from '../../../core/selectors/account/active-account.ts'
import { terminalWorld } from '../../../entries/terminal-world.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { readQrCode } from '../../renderers/cli/frame-pixels.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { newestCode } from '../frame/email-visitor.ts'
import { ercUnits, splUnits } from '../tokens/held-units.ts'
import { devnet, lamportsOf } from './solana-visitor.ts'
import { askChain } from '../visitor.ts'
import { willingPhone } from '../willing-phone.ts'

const chain = 'eip155:1'

const ways = ['injected', 'phone', 'e-mail', 'smart account'] as const
type Way = (typeof ways)[number]

/** What is sent, to whom, and how much of it that is in base units. */
type Asset = {
  readonly token: () => string
  readonly amount: string
  readonly units: bigint
  readonly isOnSolana: boolean
  readonly receiver: () => string
  readonly held: (receiver: string) => Promise<bigint>
}

const noContracts = 'the secure frame makes contracts on EVM alone; its account on Solana is a key'

/** Why a cell is empty. */
const empty: Readonly<Record<string, string>> = {
  'SOL × smart account': noContracts,
  'SPL, existing account × smart account': noContracts,
  'SPL, new account × smart account': noContracts,
}

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank' })
})
afterAll(() => sandbox.stop())

const node = (id: string) => sandbox.endpoints.chains[id] ?? ''
const friend = () => sandbox.endpoints.accounts[6]?.address ?? ''
const solanaFriend = () => sandbox.endpoints.solana?.accounts[8]?.address ?? ''
const somebodyNew = () => Keypair.generate().publicKey.toBase58()
const dollars = () => sandbox.endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
const mint = () => sandbox.endpoints.solana?.tokens.find(({ symbol }) => symbol === 'USDC')?.mint ?? ''
const spl = (owner: string) => splUnits(sandbox, { owner, symbol: 'USDC' })

const assets: Readonly<Record<string, Asset>> = {
  native: {
    token: () => 'native',
    amount: '0.123456789012345678',
    units: 123_456_789_012_345_678n,
    isOnSolana: false,
    receiver: friend,
    held: async (address) =>
      BigInt((await askChain(node(chain), 'eth_getBalance', [address, 'latest'])) as string),
  },
  'ERC-20': {
    token: dollars,
    amount: '1.234567',
    units: 1_234_567n,
    isOnSolana: false,
    receiver: friend,
    held: (owner) => ercUnits(sandbox, { owner, symbol: 'USDC' }),
  },
  SOL: {
    token: () => 'native',
    amount: '0.123456789',
    units: 123_456_789n,
    isOnSolana: true,
    receiver: solanaFriend,
    held: async (address) => BigInt(await lamportsOf(node(devnet), address)),
  },
  'SPL, existing account': {
    token: mint,
    amount: '1.234567',
    units: 1_234_567n,
    isOnSolana: true,
    receiver: solanaFriend,
    held: spl,
  },
  'SPL, new account': {
    token: mint,
    amount: '0.000001',
    units: 1n,
    isOnSolana: true,
    receiver: somebodyNew,
    held: spl,
  },
}

const cells = Object.entries(assets).flatMap(([name, asset]) =>
  ways.map((way) => ({ cell: `${name} × ${way}`, asset, way })),
)

test('every empty cell is one of these, for a reason', () => {
  expect(Object.keys(empty).filter((name) => cells.every(({ cell }) => cell !== name))).toEqual([])
})

test.each(cells.filter(({ cell }) => !(cell in empty)))(
  'in the terminal, $cell: the receiver has exactly that much more',
  async ({ asset, way }) => {
    const latchkey = await senderBy(way, asset.isOnSolana)
    const receiver = asset.receiver()
    const before = await asset.held(receiver)
    await sendIt(latchkey, { ...asset, token: asset.token(), receiver })
    expect((await asset.held(receiver)) - before).toBe(asset.units)
  },
)

const drawn = (latchkey: Latchkey, rows = 40) => renderFrame(latchkey, { columns: 100, rows })

/** Sends from a form that is filled in, as the terminal draws it, to its end on the chain. */
async function sendIt(
  latchkey: Latchkey,
  { token, amount, receiver, units }: Pick<Asset, 'amount' | 'units'> & { token: string; receiver: string },
): Promise<void> {
  void latchkey.open({ view: 'WalletSend', token, amount, receiver })
  await expect.poll(() => drawn(latchkey)).toContain('Review send')
  await expect
    .poll(() => latchkey.state().send?.question)
    .toMatchObject({ status: 'known', transfer: { to: receiver, amount: units.toString() } })
  latchkey.dispatch(router.viewPushed({ view: 'WalletSendPreview' }))
  expect(drawn(latchkey)).toContain('Review send')
  latchkey.dispatch(send.confirmed())
  await expect.poll(() => drawn(latchkey)).toContain('confirmed on')
}

async function senderBy(way: Way, isOnSolana: boolean): Promise<Latchkey> {
  const latchkey = await terminal(isOnSolana)
  if (way === 'injected') await connectLocal(latchkey, isOnSolana)
  else if (way === 'phone') await pairPhone(latchkey)
  else await signIn(latchkey, isOnSolana, way === 'smart account')
  return latchkey
}

/** The terminal's Latchkey, whose person says yes to whatever is asked there. */
async function terminal(isOnSolana: boolean): Promise<Latchkey> {
  const { latchkey, dispose } = await terminalWorld('0.0.0')({
    projectId: null,
    sandbox: sandbox.endpoints.demo,
    profile: null,
    networks: [isOnSolana ? devnet : chain],
    signIn: false,
    approve: async () => true,
    copy: () => {},
    warn: () => {},
  })
  onTestFinished(async () => {
    latchkey.stop()
    await dispose()
  })
  latchkey.start()
  return latchkey
}

const connectLocal = (latchkey: Latchkey, isOnSolana: boolean) =>
  latchkey.connect({
    wallet: isOnSolana ? 'standard:Local Solana key wallet' : 'dev.latchkey.local-key',
  })

async function isConnected(latchkey: Latchkey): Promise<void> {
  await expect.poll(() => activeAccount(latchkey.state())?.address ?? '').not.toBe('')
}

async function pairPhone(latchkey: Latchkey): Promise<void> {
  const phone = await willingPhone(sandbox)
  onTestFinished(() => phone.stop())
  void latchkey.open()
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  const code = () =>
    latchkey.state().pairing?.flow?.step === 'ready' ? readQrCode(drawn(latchkey, 60)) : null
  await expect.poll(code).toMatch(/^wc:/)
  await phone.pair(code() ?? '')
  await isConnected(latchkey)
}

/** Whoever signs in by e-mail for the first time has nothing; a local wallet pays them what they need. */
async function signIn(latchkey: Latchkey, isOnSolana: boolean, isContract: boolean): Promise<void> {
  const address = `cell-${crypto.randomUUID().slice(0, 8)}@harbour.test`
  const view = () => currentView(latchkey.state())
  const own = () => activeAccount(latchkey.state())?.address ?? ''
  void latchkey.open()
  await expect.poll(() => latchkey.state().features.frame).toBe('loaded')
  latchkey.dispatch(email.typed({ text: address }))
  latchkey.dispatch(email.submitted({ email: address, by: 'visitor' }))
  await expect.poll(view).toBe('EmailVerifyDevice')
  await fetch(sandbox.frame?.mails(address)[0]?.link ?? '', { method: 'POST' })
  await expect.poll(view).toBe('EmailVerifyOtp')
  latchkey.dispatch(email.codeTyped(typedCode(newestCode(sandbox, address))))
  await isConnected(latchkey)
  if (isContract) {
    const key = own()
    latchkey.dispatch(smartAccount.preferRequested({ type: 'smartAccount' }))
    await expect.poll(own).not.toBe(key)
  }
  await payTo(own(), isOnSolana)
}

async function payTo(receiver: string, isOnSolana: boolean): Promise<void> {
  if (isOnSolana) await askChain(node(devnet), 'requestAirdrop', [receiver, 2_000_000_000])
  else await askChain(node(chain), 'anvil_setBalance', [receiver, '0xde0b6b3a7640000'])
  const payer = await senderBy('injected', isOnSolana)
  await sendIt(payer, { token: isOnSolana ? mint() : dollars(), amount: '5', units: 5_000_000n, receiver })
}
