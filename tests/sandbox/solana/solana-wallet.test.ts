import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { beforeEach, expect, test } from 'vitest'
import base58 from 'bs58'
import { freshPage } from '../fresh-page.ts'
import { askFeature, listenForRegistrations, solanaHook, toldChanges } from './solana-page.ts'
import { listenToWallets } from '../browser-wallet/wallet-page.ts'

const visit = freshPage({ sandbox: { only: ['chains', 'solana', 'demo'], page: 'blank' } })

beforeEach(() => open('?wallets=tern'))

test('a site that listens finds it, with its features', async () => {
  expect(await registered()).toEqual([
    {
      name: 'Tern',
      chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet'],
      features: [
        'standard:connect',
        'standard:disconnect',
        'standard:events',
        'solana:signMessage',
        'solana:signTransaction',
        'solana:signAndSendTransaction',
        'solana:signIn',
      ],
    },
  ])
  expect(visit.written).toEqual([])
})

test('the wallet asks once, remembers the page, and shares nothing silently before', async () => {
  const silent = () => askFeature(visit.page, 'Tern', 'standard:connect', { silent: true })
  expect(await silent()).toEqual({ result: { accounts: [] } })
  const asking = askFeature(visit.page, 'Tern', 'standard:connect')
  await visit.page.getByTestId('wallet-approve').click()
  expect(await asking).toMatchObject({ result: { accounts: [{ address: person(5) }] } })
  await open('?wallets=tern')
  expect(await silent()).toMatchObject({ result: { accounts: [{ address: person(5) }] } })
  await askFeature(visit.page, 'Tern', 'standard:disconnect')
  expect(await silent()).toEqual({ result: { accounts: [] } })
  expect(await toldChanges(visit.page)).toEqual([['Tern', []]])
})

test('a visitor who rejects yields code 4001', async () => {
  const asking = askFeature(visit.page, 'Tern', 'standard:connect')
  await visit.page.getByTestId('wallet-reject').click()
  expect(await asking).toMatchObject({ code: 4001 })
})

test('messages are really signed', async () => {
  await connect()
  const message = [...new TextEncoder().encode('Good morning')]
  const asking = askFeature(visit.page, 'Tern', 'solana:signMessage', { message })
  await expect.poll(() => visit.page.getByText('Good morning').count()).toBe(1)
  await visit.page.getByTestId('wallet-approve').click()
  const [output] = (await asking).result as { signedMessage: number[]; signature: number[] }[]
  expect(output?.signedMessage).toEqual(message)
  expect(await isSigned(person(5), output)).toBe(true)
})

test('a transaction is signed, or sent as well', async () => {
  await connect()
  const signing = askFeature(visit.page, 'Tern', 'solana:signTransaction', await transaction(21))
  await expect.poll(() => visit.page.getByText(/SOL to/).count()).toBe(1)
  await visit.page.getByTestId('wallet-approve').click()
  const [signed] = (await signing).result as { signedTransaction: number[] }[]
  expect(Transaction.from(signed?.signedTransaction ?? []).verifySignatures()).toBe(true)

  const sending = askFeature(visit.page, 'Tern', 'solana:signAndSendTransaction', await transaction(22))
  await visit.page.getByTestId('wallet-approve').click()
  const [sent] = (await sending).result as { signature: number[] }[]
  expect(sent?.signature).toHaveLength(64)
  expect(await connection().getBalance(new PublicKey(person(4)))).toBe(10_000_000_000_022)
})

test('signing in states account, domain and statement, and connects', async () => {
  await solanaHook(visit.page, 'tern', 'behave', { answer: 'approve' })
  const input = { domain: 'ferry.example', statement: 'Board now.', nonce: 'abcd1234' }
  const { result } = await askFeature(visit.page, 'Tern', 'solana:signIn', input)
  const [output] = result as { signedMessage: number[]; signature: number[] }[]
  expect(new TextDecoder().decode(Uint8Array.from(output?.signedMessage ?? []))).toBe(
    `ferry.example wants you to sign in with your Solana account:\n${person(5)}\n\nBoard now.\n\nNonce: abcd1234`,
  )
  expect(await isSigned(person(5), output)).toBe(true)
})

test('the site hears of other accounts, of the lock and of the end', async () => {
  await connect()
  await solanaHook(visit.page, 'tern', 'setAccounts', [1, 0])
  await solanaHook(visit.page, 'tern', 'lock')
  await solanaHook(visit.page, 'tern', 'unlock')
  await solanaHook(visit.page, 'tern', 'disconnect')
  expect(await toldChanges(visit.page)).toEqual([
    ['Tern', [person(5)]],
    ['Tern', [person(6), person(5)]],
    ['Tern', []],
    ['Tern', [person(6), person(5)]],
    ['Tern', []],
  ])
})

test('the wallet can arrive late, lack features, refuse and never answer', async () => {
  await solanaHook(visit.page, 'tern', 'behave', {
    registerAfter: 50,
    without: ['solana:signIn'],
    answer: 'reject',
  })
  await open('?wallets=tern')
  await expect.poll(async () => (await registered()).length).toBe(1)
  const [wallet] = await registered()
  expect(wallet?.features).not.toContain('solana:signIn')
  expect(await askFeature(visit.page, 'Tern', 'standard:connect')).toMatchObject({ code: 4001 })
  await solanaHook(visit.page, 'tern', 'behave', { answer: 'hang' })
  void askFeature(visit.page, 'Tern', 'standard:connect').catch(() => undefined)
  expect(await askFeature(visit.page, 'Tern', 'standard:connect')).toMatchObject({ code: -32002 })
})

test('one wallet offers both namespaces under one name', async () => {
  await open('?wallets=gull')
  expect(await registered()).toMatchObject([{ name: 'Gull' }])
  const heard = await listenToWallets(visit.page)
  const announced = (await heard()).filter(([what]) => what === 'announced')
  expect(announced).toEqual([['announced', 'Gull']])
})

test('hostile registrations reach the page as they are', async () => {
  await open('')
  const kinds =
    'no-wallet no-features empty-name endless-name hidden-letters taken-name script-icon remote-icon odd-icon no-chains odd-accounts throwing-getters throwing-callback'.split(
      ' ',
    )
  const found = await visit.page.evaluate((kinds) => {
    type World = { registerHostileWallet(kind: string): void; standardWallets: unknown[] }
    const world = window as unknown as World
    for (const kind of kinds) world.registerHostileWallet(kind)
    return world.standardWallets.length
  }, kinds)
  expect(found).toBe(kinds.length)
})

async function open(query: string): Promise<void> {
  await visit.page.goto(`${visit.sandbox.endpoints.demo}${query}`)
  await listenForRegistrations(visit.page)
}

async function connect(): Promise<void> {
  const asking = askFeature(visit.page, 'Tern', 'standard:connect')
  await visit.page.getByTestId('wallet-approve').click()
  await asking
}

function registered() {
  return visit.page.evaluate(() => {
    type Wallet = { readonly name: string; readonly chains: string[]; readonly features: object }
    const { standardWallets } = window as unknown as { standardWallets: Wallet[] }
    return standardWallets.map(({ name, chains, features }) => ({
      name,
      chains,
      features: Object.keys(features),
    }))
  })
}

function person(position: number): string {
  return visit.sandbox.endpoints.solana?.accounts[position]?.address ?? ''
}

function connection(): Connection {
  const { solana, chains } = visit.sandbox.endpoints
  return new Connection(chains[solana?.chain ?? ''] ?? '', 'processed')
}

async function transaction(lamports: number): Promise<Readonly<Record<string, unknown>>> {
  const [fromPubkey, toPubkey] = [new PublicKey(person(5)), new PublicKey(person(4))]
  const unsigned = new Transaction({
    feePayer: fromPubkey,
    recentBlockhash: (await connection().getLatestBlockhash()).blockhash,
  }).add(SystemProgram.transfer({ fromPubkey, toPubkey, lamports }))
  const bytes = [...unsigned.serialize({ requireAllSignatures: false })]
  return { transaction: bytes, chain: 'solana:devnet' }
}

async function isSigned(
  address: string,
  output: { readonly signedMessage: number[]; readonly signature: number[] } | undefined,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(base58.decode(address)), 'Ed25519', true, [
    'verify',
  ])
  const signature = Uint8Array.from(output?.signature ?? [])
  return crypto.subtle.verify('Ed25519', key, signature, Uint8Array.from(output?.signedMessage ?? []))
}
