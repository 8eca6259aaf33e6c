import { Connection, Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createEvm } from '../../../../adapters/evm/evm.ts'
import { createSend } from '../../../../adapters/send/send.ts'
import { associatedAccount } from '../../../../adapters/send/solana/associated-account.ts'
import { readMint } from '../../../../adapters/send/solana/mint.ts'
import { createSolanaSend } from '../../../../adapters/send/solana/solana-send.ts'
import { createSolana } from '../../../../adapters/solana/solana.ts'
import { fromBase58 } from '../../../../core/domain/values/base58.ts'
import { fromBase64 } from '../../../../core/domain/values/base64.ts'
import { solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import type { SendEstimate } from '../../../../core/domain/send/estimate.ts'
import type { Transfer } from '../../../../core/domain/operations/transfer.ts'
import { solanaPersons } from '../../../../sandbox/solana/persons.ts'
import { startSolana } from '../../../../sandbox/solana/start-solana.ts'
import type { SolanaPart } from '../../../../sandbox/solana/start-solana.ts'
import { solanaTokens } from '../../../../sandbox/solana/tokens/tokens.ts'
import { failureFrom, unhurried, valueOf } from '../../answers.ts'
import { feeToken } from './fee-token.ts'
import { giveAway } from './give-away.ts'

/** What a transfer costs that opens no account, and of which nothing is kept. */
const free: SendEstimate = { gas: null, fees: null, mostCost: '5000', likelyCost: '5000' }

let facade: SolanaPart
let connection: Connection
let payer: Keypair
let other: string
beforeAll(async () => {
  facade = await startSolana({ port: 0, stateFolder: null })
  connection = new Connection(facade.url, 'confirmed')
  const [, , person, friend] = await solanaPersons()
  payer = Keypair.fromSecretKey(fromBase58(person?.secretKey ?? '') ?? new Uint8Array())
  other = friend?.address ?? ''
})
afterEach(() => facade.faults.order({ fault: 'none' }))
afterAll(() => facade.stop())

const sender = createSend({ evm: createEvm() })
const solana = createSolana({ times: { limit: 20_000, interval: 50 } })
const network = () => ({ ...solanaDevnet, rpcUrls: [facade.url] })
const mintOf = (wanted: string) => solanaTokens.find(({ symbol }) => symbol === wanted)?.mint ?? ''
const transferOf = (over: Partial<Transfer> = {}): Transfer => ({
  from: payer.publicKey.toBase58(),
  to: other,
  token: null,
  amount: '1000000000',
  ...over,
})
const estimate = (transfer: Transfer) => sender.estimate({ network: network(), transfer }, unhurried)
const lamports = (address: string) =>
  valueOf(solana.balance({ network: network(), address }, unhurried)).then(({ amount }) => BigInt(amount))
const units = (address: string, token: string) =>
  valueOf(solana.balance({ network: network(), address, token }, unhurried)).then(({ amount }) =>
    BigInt(amount),
  )

const make = (transfer: Transfer, reviewed: SendEstimate) =>
  sender.transaction({ network: network(), transfer, reviewed }, unhurried)

/** Has a transfer priced, makes its transaction, signs it as a wallet does, and has it confirmed. */
async function sendNow(transfer: Transfer): Promise<void> {
  const made = await valueOf(make(transfer, await valueOf(estimate(transfer))))
  const transaction = VersionedTransaction.deserialize(fromBase64(made.transaction) ?? new Uint8Array())
  transaction.sign([payer])
  await valueOf(
    solana.send({ network: network(), transaction: transaction.serialize(), options: {} }, unhurried),
  )
}

test('the coin arrives in full and costs the estimate', async () => {
  const before = await lamports(other)
  const mine = await lamports(payer.publicKey.toBase58())
  const told = await valueOf(estimate(transferOf()))
  await sendNow(transferOf())
  expect((await lamports(other)) - before).toBe(1_000_000_000n)
  expect(mine - (await lamports(payer.publicKey.toBase58()))).toBe(1_000_000_000n + BigInt(told.mostCost))
  expect(told).toEqual({ gas: null, fees: null, mostCost: '5000', likelyCost: '5000' })
})

test.each(['USDC', 'PYUSD'])('%s arrives where its receiver has an account for it', async (symbol) => {
  const token = mintOf(symbol)
  const before = await units(other, token)
  const told = await valueOf(estimate(transferOf({ token, amount: '1234567' })))
  await sendNow(transferOf({ token, amount: '1234567' }))
  expect((await units(other, token)) - before).toBe(1_234_567n)
  expect(told).toEqual({ gas: null, fees: null, mostCost: '5000', likelyCost: '5000' })
})

test.each(['USDC', 'PYUSD'])(
  'a %s transfer opens a missing account at the expense of its sender',
  async (symbol) => {
    const token = mintOf(symbol)
    const to = Keypair.generate().publicKey.toBase58()
    const transfer = transferOf({ token, to, amount: '42' })
    const mine = await lamports(payer.publicKey.toBase58())
    const told = await valueOf(estimate(transfer))
    await sendNow(transfer)
    expect(await units(to, token)).toBe(42n)
    expect(BigInt(told.mostCost)).toBe(BigInt(told.opening ?? 0) + 5000n)
    expect(mine - (await lamports(payer.publicKey.toBase58()))).toBe(BigInt(told.mostCost))
  },
)

test('the account rent is known and payable with a node without simulated accounts', async () => {
  const sparing = createSolanaSend({ fetch: withoutAccounts })
  const to = Keypair.generate().publicKey.toBase58()
  const transfer = transferOf({ token: mintOf('PYUSD'), to, amount: '42' })
  const told = await valueOf(sparing.estimate({ network: network(), transfer }, unhurried))
  expect(told).toEqual(await valueOf(estimate(transfer)))
  const made = sparing.transaction({ network: network(), transfer, reviewed: told }, unhurried)
  expect(await valueOf(made)).toHaveProperty('transaction')
})

test('a prefunded address needs only the rest of its rent', async () => {
  const owner = Keypair.generate().publicKey
  const transfer = transferOf({ token: mintOf('USDC'), to: owner.toBase58(), amount: '42' })
  const usually = await valueOf(estimate(transfer))
  const mint = await readMint(connection, new PublicKey(mintOf('USDC')))
  await sendNow(transferOf({ to: associatedAccount(owner, mint).toBase58(), amount: '1000000' }))
  const told = await valueOf(estimate(transfer))
  expect(BigInt(usually.opening ?? 0) - BigInt(told.opening ?? 0)).toBe(1_000_000n)
  await sendNow(transfer)
  expect(await units(owner.toBase58(), mintOf('USDC'))).toBe(42n)
})

test('a token that takes a fee of its own says how much, and the receiver gets the rest', async () => {
  const token = (await feeToken(connection, payer, 1_000_000n)).toBase58()
  const to = Keypair.generate().publicKey.toBase58()
  expect(await valueOf(estimate(transferOf({ token, to, amount: '12345' })))).toMatchObject({ kept: '124' })
  expect(await valueOf(estimate(transferOf({ token, to, amount: '900000' })))).toMatchObject({ kept: '500' })
  const transfer = transferOf({ token, to, amount: '12345' })
  const told = await valueOf(estimate(transfer))
  const mine = await lamports(payer.publicKey.toBase58())
  await sendNow(transfer)
  expect(await units(to, token)).toBe(12_345n - 124n)
  expect(mine - (await lamports(payer.publicKey.toBase58()))).toBe(BigInt(told.mostCost))
})

test('no transaction is built if the token fee changed since the review', async () => {
  const token = (await feeToken(connection, payer, 1_000_000n)).toBase58()
  const transfer = transferOf({ token, to: payer.publicKey.toBase58(), amount: '12345' })
  const told = await valueOf(estimate(transfer))
  expect(told).toMatchObject({ kept: '124' })
  expect(await valueOf(make(transfer, told))).toHaveProperty('transaction')
  for (const reviewed of [free, { ...told, kept: '123' }, { ...told, kept: '125' }])
    expect(await failureFrom(make(transfer, reviewed))).toMatchObject({ code: 'cost-changed' })
})

test('no transaction is built if the receiver account appeared or vanished since the review', async () => {
  const transfer = transferOf({
    token: mintOf('USDC'),
    to: Keypair.generate().publicKey.toBase58(),
    amount: '7',
  })
  const told = await valueOf(estimate(transfer))
  expect(await failureFrom(make(transfer, free))).toMatchObject({ code: 'cost-changed' })
  await sendNow(transfer)
  expect(await failureFrom(make(transfer, told))).toMatchObject({ code: 'cost-changed' })
})

test('no transfer goes to an account with another owner', async () => {
  const owner = Keypair.generate()
  const transfer = transferOf({ token: mintOf('USDC'), to: owner.publicKey.toBase58(), amount: '7' })
  await sendNow(transfer)
  const told = await valueOf(estimate(transfer))
  const mint = await readMint(connection, new PublicKey(mintOf('USDC')))
  await giveAway(connection, { payer, owner, account: associatedAccount(owner.publicKey, mint) })
  expect(await failureFrom(estimate(transfer))).toMatchObject({ code: 'receiver-mismatch' })
  expect(await failureFrom(make(transfer, told))).toMatchObject({ code: 'receiver-mismatch' })
})

test('all of the coin can be sent but for the fee', async () => {
  const [, , , , , person] = await solanaPersons()
  const from = person?.address ?? ''
  const all = (await lamports(from)) - 5000n
  expect(await valueOf(estimate(transferOf({ from, amount: all.toString() })))).toMatchObject({
    mostCost: '5000',
  })
  expect(await failureFrom(estimate(transferOf({ from, amount: (all + 1n).toString() })))).toMatchObject({
    code: 'insufficient-funds',
  })
})

test.each([
  ['more of a token than there is', { token: 'USDC', amount: '999999999999999' }, 'insufficient-funds'],
  ['less than a new account must hold', { to: 'somebody new', amount: '1' }, 'amount-too-small'],
  ['what is no token', { token: 'a person', amount: '1' }, 'not-a-token'],
  ['more than 64 bits', { amount: (2n ** 64n).toString() }, 'invalid-request'],
  ['to what is no address', { to: 'nobody' }, 'invalid-address'],
])('a transfer that would fail is not signed: %s', async (_, given: Partial<Transfer>, code) => {
  const to = given.to === 'somebody new' ? Keypair.generate().publicKey.toBase58() : (given.to ?? other)
  const token = given.token === 'USDC' ? mintOf('USDC') : given.token === 'a person' ? other : null
  expect(await failureFrom(estimate(transferOf({ ...given, to, token })))).toMatchObject({ code })
})

test('an address resolves as receiver, a program is marked, and a token account is refused', async () => {
  const asked = (text: string) => sender.receiver({ network: network(), text, ensNetwork: null }, unhurried)
  const fresh = Keypair.generate().publicKey.toBase58()
  expect(await valueOf(asked(` ${other} `))).toMatchObject({ address: other, isContract: false })
  expect(await valueOf(asked(fresh))).toMatchObject({ address: fresh, isContract: false })
  expect(await valueOf(asked('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'))).toMatchObject({
    isContract: true,
  })
  expect(await failureFrom(asked(mintOf('USDC')))).toMatchObject({ code: 'invalid-address' })
})

test('a node that fails says so, and nothing is made', async () => {
  facade.faults.order({ fault: 'refuse' })
  const asked = sender.transaction(
    { network: network(), transfer: transferOf(), reviewed: free },
    AbortSignal.timeout(30_000),
  )
  expect(await failureFrom(asked)).toMatchObject({ code: 'unreachable' })
})

/** A node that answers a simulation with no accounts, as many do. */
const withoutAccounts: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init)
  return new Response((await response.text()).replace(/"accounts":\[.*?\}\]/, '"accounts":null'))
}
