import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { emailOffered, openLink, writeAddress, writeCode } from '../frame/email-visitor.ts'
import { splUnits } from '../tokens/held-units.ts'
import { confirmSend, fillSend, openSend, review } from './visitor.ts'
import { devnet, lamportsOf, solanaFirst } from './solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { scan, willingPhone } from '../willing-phone.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const node = () => stage.sandbox.endpoints.chains[devnet] ?? ''
const person = (index: number) => stage.sandbox.endpoints.solana?.accounts[index]?.address ?? ''
const somebodyNew = () => Keypair.generate().publicKey.toBase58()
const units = (owner: string, symbol: string) => splUnits(stage.sandbox, { owner, symbol })

async function connected(): Promise<Visitor & { readonly complaints: string[] }> {
  const { page, complaints } = await visit(stage, {
    query: `?wallets=harbor,tern#${new URLSearchParams(solanaFirst)}`,
  })
  const visitor = visitorOn(page)
  await visitor.page.getByTestId('open-connect').click()
  await visitor.choose('Tern')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  return { ...visitor, complaints }
}

const isSent = ({ dialog }: Visitor) => dialog.getByText('confirmed on Solana Devnet').waitFor()

async function sendIt(
  visitor: Visitor,
  sending: { readonly token: string; readonly amount: string; readonly receiver: string },
): Promise<void> {
  await openSend(visitor)
  await fillSend(visitor, sending)
  await review(visitor)
  await confirmSend(visitor)
}

test('SOL arrives to the last lamport, and axe finds nothing in the views', async () => {
  const visitor = await connected()
  const axe = await axeOn(visitor.page)
  const before = await lamportsOf(node(), person(8))
  await openSend(visitor)
  expect(await axe()).toEqual([])
  await fillSend(visitor, { token: 'Sol', amount: '1.000000001', receiver: person(8) })
  await review(visitor)
  expect(await axe()).toEqual([])
  await confirmSend(visitor)
  await visitor.approve()
  await isSent(visitor)
  expect(await axe()).toEqual([])
  expect((await lamportsOf(node(), person(8))) - before).toBe(1_000_000_001)
  expect(visitor.complaints).toEqual([])
})

test('a token arrives at an existing token account', { tags: 'thorough' }, async () => {
  const visitor = await connected()
  const before = await units(person(8), 'USDC')
  await sendIt(visitor, { token: 'USD Coin', amount: '12.345678', receiver: person(8) })
  await visitor.approve()
  await isSent(visitor)
  expect((await units(person(8), 'USDC')) - before).toBe(12_345_678n)
})

test(
  'a token of Token-2022 opens an account for somebody new, and says what that takes',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    const receiver = somebodyNew()
    await openSend(visitor)
    await fillSend(visitor, { token: 'PayPal USD', amount: '3', receiver })
    await review(visitor)
    await visitor.dialog.getByText('Includes new account').waitFor()
    await confirmSend(visitor)
    await visitor.approve()
    await isSent(visitor)
    expect(await units(receiver, 'PYUSD')).toBe(3_000_000n)
  },
)

test('a declined request reports that nothing was sent', { tags: 'thorough' }, async () => {
  const visitor = await connected()
  const before = await lamportsOf(node(), person(8))
  await sendIt(visitor, { token: 'Sol', amount: '2', receiver: person(8) })
  await visitor.reject()
  await visitor.dialog.getByText('Nothing was sent. You can try again.').waitFor()
  expect(await lamportsOf(node(), person(8))).toBe(before)
})

test(
  'the form refuses too little for a new account and more than the balance before any signature',
  { tags: 'thorough' },
  async () => {
    const visitor = await connected()
    await openSend(visitor)
    await fillSend(visitor, { token: 'Sol', amount: '0.000000001', receiver: somebodyNew() })
    await visitor.dialog.getByText('Too little for a new account').waitFor()
    await visitor.dialog.getByLabel('Amount').fill('999999')
    await visitor.dialog.getByRole('button', { name: 'Insufficient funds' }).waitFor()
  },
)

test('a phone sends the transaction of the page', { tags: 'thorough' }, async () => {
  const { page } = await visit(stage, { query: `?wallets=none#${new URLSearchParams({ networks: devnet })}` })
  const visitor = visitorOn(page)
  const phone = await willingPhone(stage.sandbox)
  try {
    const before = await units(person(8), 'USDC')
    await visitor.page.getByTestId('open-connect').click()
    await visitor.choose('Scan with your phone')
    await scan(visitor, phone)
    await visitor.dialog.waitFor({ state: 'hidden' })
    await sendIt(visitor, { token: 'USD Coin', amount: '6', receiver: person(8) })
    await isSent(visitor)
    expect((await units(person(8), 'USDC')) - before).toBe(6_000_000n)
  } finally {
    await phone.stop()
  }
})

test('an e-mail account approves in the frame', { tags: 'thorough' }, async () => {
  const { page } = await visit(stage, {
    query: `?wallets=none#${new URLSearchParams({ networks: devnet, ...emailOffered })}`,
  })
  const visitor = visitorOn(page)
  await visitor.page.getByTestId('open-connect').click()
  await writeAddress(visitor, 'lamp@harbour.test')
  await openLink(visitor, stage.sandbox, 'lamp@harbour.test')
  await writeCode(visitor, stage.sandbox, 'lamp@harbour.test')
  await visitor.dialog.waitFor({ state: 'hidden' })
  const own = (await visitor.host('solana').textContent())?.trim() ?? ''
  await askChain(node(), 'requestAirdrop', [own, 2_000_000_000])
  const before = await lamportsOf(node(), person(8))
  await sendIt(visitor, { token: 'Sol', amount: '0.25', receiver: person(8) })
  await pressInFrame(page, 'Approve')
  await isSent(visitor)
  expect((await lamportsOf(node(), person(8))) - before).toBe(250_000_000)
})
