import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pressInFrame } from '../../press-in-frame.ts'
import { emailOffered, openLink, stayWithKey, writeAddress, writeCode } from '../frame/email-visitor.ts'
import { ercUnits, splUnits } from '../tokens/held-units.ts'
import { confirmSend, fillSend, openSend, review } from './visitor.ts'
import { devnet, lamportsOf, solanaFirst } from './solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { scan, willingPhone } from '../willing-phone.ts'
import { accountMenu } from '../../account-menu.ts'

const chain = 'eip155:1'

const ways = ['injected', 'phone', 'e-mail', 'smart account'] as const
type Way = (typeof ways)[number]

/** What is sent, to whom, and how much of it that is in base units. */
type Asset = {
  readonly token: string
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

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const evmNode = () => stage.sandbox.endpoints.chains[chain] ?? ''
const solanaNode = () => stage.sandbox.endpoints.chains[devnet] ?? ''
const friend = () => stage.sandbox.endpoints.accounts[6]?.address ?? ''
const solanaFriend = () => stage.sandbox.endpoints.solana?.accounts[8]?.address ?? ''
const somebodyNew = () => Keypair.generate().publicKey.toBase58()

const assets: Readonly<Record<string, Asset>> = {
  native: {
    token: 'Ether',
    amount: '0.123456789012345678',
    units: 123_456_789_012_345_678n,
    isOnSolana: false,
    receiver: friend,
    held: async (address) =>
      BigInt((await askChain(evmNode(), 'eth_getBalance', [address, 'latest'])) as string),
  },
  'ERC-20': {
    token: 'USD Coin',
    amount: '1.234567',
    units: 1_234_567n,
    isOnSolana: false,
    receiver: friend,
    held: (owner) => ercUnits(stage.sandbox, { owner, symbol: 'USDC' }),
  },
  SOL: {
    token: 'Sol',
    amount: '0.123456789',
    units: 123_456_789n,
    isOnSolana: true,
    receiver: solanaFriend,
    held: async (address) => BigInt(await lamportsOf(solanaNode(), address)),
  },
  'SPL, existing account': {
    token: 'USD Coin',
    amount: '1.234567',
    units: 1_234_567n,
    isOnSolana: true,
    receiver: solanaFriend,
    held: (owner) => splUnits(stage.sandbox, { owner, symbol: 'USDC' }),
  },
  'SPL, new account': {
    token: 'USD Coin',
    amount: '0.000001',
    units: 1n,
    isOnSolana: true,
    receiver: somebodyNew,
    held: (owner) => splUnits(stage.sandbox, { owner, symbol: 'USDC' }),
  },
}

const cells = Object.entries(assets).flatMap(([name, asset]) =>
  ways.map((way) => ({ cell: `${name} × ${way}`, asset, way })),
)

test('every empty cell is one of these, for a reason', () => {
  expect(Object.keys(empty).filter((name) => cells.every(({ cell }) => cell !== name))).toEqual([])
})

test.each(cells.filter(({ cell }) => !(cell in empty)))(
  '$cell: the receiver has exactly that much more',
  async ({ asset, way }) => {
    const sender = await senderBy(way, asset.isOnSolana)
    try {
      const receiver = asset.receiver()
      const before = await asset.held(receiver)
      await sendIt(sender.visitor, { ...asset, receiver })
      await sender.approve()
      await isSent(sender.visitor, asset.isOnSolana)
      expect((await asset.held(receiver)) - before).toBe(asset.units)
    } finally {
      await sender.leave()
    }
  },
)

type Sender = {
  readonly visitor: Visitor
  readonly approve: () => Promise<void>
  readonly leave: () => Promise<void>
}

function senderBy(way: Way, isOnSolana: boolean): Promise<Sender> {
  if (way === 'injected') return withWallet(isOnSolana)
  return way === 'phone' ? withPhone(isOnSolana) : withFrame(isOnSolana, way === 'smart account')
}

async function withWallet(isOnSolana: boolean): Promise<Sender> {
  const query = isOnSolana ? `?wallets=harbor,tern#${new URLSearchParams(solanaFirst)}` : ''
  const { page } = await visit(stage, { query })
  const visitor = visitorOn(page)
  await page.getByTestId('open-connect').click()
  await visitor.choose(isOnSolana ? 'Tern' : 'Harbor')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  return { visitor, approve: visitor.approve, leave: () => page.context().close() }
}

async function withPhone(isOnSolana: boolean): Promise<Sender> {
  const settings = isOnSolana ? { networks: devnet } : {}
  const { page } = await visit(stage, { query: `?wallets=none#${new URLSearchParams(settings)}` })
  const visitor = visitorOn(page)
  const phone = await willingPhone(stage.sandbox)
  await page.getByTestId('open-connect').click()
  await visitor.choose('Scan with your phone')
  await scan(visitor, phone)
  await visitor.dialog.waitFor({ state: 'hidden' })
  const leave = async () => {
    await phone.stop()
    await page.context().close()
  }
  return { visitor, approve: async () => {}, leave }
}

/** Whoever signs in by e-mail for the first time has nothing; a wallet pays them what they need. */
async function withFrame(isOnSolana: boolean, isContract: boolean): Promise<Sender> {
  const settings = { ...emailOffered, ...(isOnSolana && { networks: devnet }) }
  const { page } = await visit(stage, { query: `?wallets=none#${new URLSearchParams(settings)}` })
  const visitor = visitorOn(page)
  const address = `cell-${crypto.randomUUID().slice(0, 8)}@harbour.test`
  await page.getByTestId('open-connect').click()
  await writeAddress(visitor, address)
  await openLink(visitor, stage.sandbox, address)
  await writeCode(visitor, stage.sandbox, address)
  if (isContract) await goOnAsContract(visitor)
  else if (!isOnSolana) await stayWithKey(visitor)
  await visitor.dialog.waitFor({ state: 'hidden' })
  const own = (await visitor.host(isOnSolana ? 'solana' : 'address').textContent())?.trim() ?? ''
  await payTo(own, isOnSolana)
  return { visitor, approve: () => pressInFrame(page, 'Approve'), leave: () => page.context().close() }
}

async function goOnAsContract({ dialog, page }: Visitor): Promise<void> {
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await accountMenu(dialog).waitFor()
  await page.keyboard.press('Escape')
}

async function payTo(receiver: string, isOnSolana: boolean): Promise<void> {
  if (isOnSolana) await askChain(solanaNode(), 'requestAirdrop', [receiver, 2_000_000_000])
  else await askChain(evmNode(), 'anvil_setBalance', [receiver, '0xde0b6b3a7640000'])
  const { visitor, approve, leave } = await withWallet(isOnSolana)
  await sendIt(visitor, { token: 'USD Coin', amount: '5', receiver })
  await approve()
  await isSent(visitor, isOnSolana)
  await leave()
}

async function sendIt(
  visitor: Visitor,
  sending: { readonly token: string; readonly amount: string; readonly receiver: string },
): Promise<void> {
  await openSend(visitor)
  await fillSend(visitor, sending)
  await review(visitor)
  await confirmSend(visitor)
}

async function isSent({ dialog }: Visitor, isOnSolana: boolean): Promise<void> {
  await dialog.getByText(`Confirmed on ${isOnSolana ? 'Solana Devnet' : 'Ethereum'}`).waitFor()
}
