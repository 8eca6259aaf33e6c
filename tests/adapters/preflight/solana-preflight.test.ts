import { Connection, Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { createPreflight } from '../../../adapters/preflight/preflight.ts'
import { createSolanaSend } from '../../../adapters/send/solana/solana-send.ts'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { fromBase58 } from '../../../core/domain/values/base58.ts'
import { fromBase64 } from '../../../core/domain/values/base64.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { effectDifference, effectOf } from '../../../core/domain/preflight/judge.ts'
import type { Simulation } from '../../../core/domain/preflight/evidence.ts'
import { sendReview } from '../../../core/domain/send/review.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { solanaPersons } from '../../../sandbox/solana/persons.ts'
import { startSolana } from '../../../sandbox/solana/start-solana.ts'
import type { SolanaPart } from '../../../sandbox/solana/start-solana.ts'
import { solanaTokens } from '../../../sandbox/solana/tokens/tokens.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { feeDecimals, feeToken } from '../send/solana/fee-token.ts'
import { secondAccount } from '../send/solana/second-account.ts'
import { nodeBehind, patched, showing } from './solana-node.ts'
import type { Rewrite, RpcAnswer, ShownAccount } from './solana-node.ts'

let facade: SolanaPart
let connection: Connection
let payer: Keypair
let friend: string
beforeAll(async () => {
  facade = await startSolana({ port: 0, stateFolder: null })
  connection = new Connection(facade.url, 'confirmed')
  const [, , person, other] = await solanaPersons()
  payer = Keypair.fromSecretKey(fromBase58(person?.secretKey ?? '') ?? new Uint8Array())
  friend = other?.address ?? ''
})
afterEach(() => facade.faults.order({ fault: 'none' }))
afterAll(() => facade.stop())

const network = () => ({ ...solanaDevnet, rpcUrls: [facade.url] })
const me = () => payer.publicKey.toBase58()
const somebodyNew = () => Keypair.generate().publicKey.toBase58()
const mintOf = (wanted: string) => solanaTokens.find(({ symbol }) => symbol === wanted)?.mint ?? ''
const transferOf = (over: Partial<Transfer> = {}): Transfer => ({
  from: me(),
  to: friend,
  token: null,
  amount: '1000000000',
  ...over,
})
const decimalsOf = ({ token }: Transfer) =>
  token === null ? 9 : (solanaTokens.find(({ mint }) => mint === token)?.decimals ?? feeDecimals)
const reviewOf = (transfer: Transfer, decimals = decimalsOf(transfer)) =>
  sendReview(transfer, { symbol: 'USDC', decimals: String(decimals) })
const asking = (transfer: Transfer, decimals?: number) =>
  ({ network: network(), review: reviewOf(transfer, decimals), calls: [], scope: 'effect' }) as const
const inspect = (transfer: Transfer, rewrite?: Rewrite) =>
  valueOf(createSolanaSend(nodeBehind(rewrite)).inspect(asking(transfer), unhurried))

/** A trial that went through, and does nothing worse than was reviewed. */
async function tried(transfer: Transfer): Promise<Extract<Simulation, { readonly outcome: 'done' }>> {
  const { trial } = await inspect(transfer)
  if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
  expect(effectDifference(reviewOf(transfer), trial, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBeNull()
  expect(trial).toMatchObject({ permissions: [], collectibles: [], minimum: null })
  return trial
}

/** What a review tells of a transfer after its trial. */
const effectFor = async (transfer: Transfer) => effectOf(reviewOf(transfer), await tried(transfer))

test('the coin change is the amount without the network cost, and the receiver gets it', async () => {
  const { changes, gas } = await tried(transferOf())
  expect(changes).toEqual([
    { token: null, holder: me(), change: '-1000000000' },
    { token: null, holder: friend, change: '1000000000' },
  ])
  expect(Number(gas)).toBeGreaterThan(0)
})

test.each(['USDC', 'PYUSD'])('%s leaves the account by the amount, and no coin beside it', async (symbol) => {
  const token = mintOf(symbol)
  const { changes } = await tried(transferOf({ token, amount: '1234567' }))
  expect(changes).toHaveLength(3)
  expect(changes).toEqual(
    expect.arrayContaining([
      { token: null, holder: me(), change: '0' },
      { token, holder: me(), change: '-1234567' },
      { token, holder: friend, change: '1234567' },
    ]),
  )
})

test.each(['USDC', 'PYUSD'])('the rent for an account of %s does not count as payment', async (symbol) => {
  const transfer = transferOf({ token: mintOf(symbol), to: somebodyNew(), amount: '42' })
  const { changes } = await tried(transfer)
  expect(changes).toContainEqual({ token: null, holder: me(), change: '0' })
  expect(await effectFor(transfer)).toEqual({ pays: '42', receives: null, minimum: null, arrives: '42' })
})

test('the receiver of a token with a fee gets the rest', async () => {
  const token = (await feeToken(connection, payer, 1_000_000n)).toBase58()
  for (const to of [somebodyNew(), friend])
    expect(await effectFor(transferOf({ token, to, amount: '12345' }))).toMatchObject({
      pays: '12345',
      arrives: String(12_345 - 124),
    })
})

test('amounts from several token accounts are summed', async () => {
  const [, , , , , person] = await solanaPersons()
  const owner = Keypair.fromSecretKey(fromBase58(person?.secretKey ?? '') ?? new Uint8Array())
  const token = mintOf('WBTC')
  const from = owner.publicKey.toBase58()
  await secondAccount(connection, { owner, token, amount: 5_000n })
  const all = await valueOf(createSolana().balance({ network: network(), address: from, token }, unhurried))
  expect(await effectFor(transferOf({ from, token, amount: all.amount }))).toMatchObject({
    pays: all.amount,
    arrives: all.amount,
  })
})

test('a transfer to the own account pays nothing', async () => {
  for (const amount of ['0', '7'])
    for (const token of [null, mintOf('USDC')])
      expect(await effectFor(transferOf({ to: me(), token, amount }))).toMatchObject({
        pays: '0',
        arrives: null,
      })
})

test('all of the coin can be tried', async () => {
  const [, , , , person] = await solanaPersons()
  const from = person?.address ?? ''
  const { amount } = await valueOf(createSolana().balance({ network: network(), address: from }, unhurried))
  const all = String(BigInt(amount) - 5000n)
  expect(await effectFor(transferOf({ from, amount: all }))).toMatchObject({ pays: all, arrives: all })
})

test('a failing transfer is reverted, and the estimate gives the reason', async () => {
  const solana = createSolanaSend()
  const tooLittle = transferOf({ to: somebodyNew(), amount: '1' })
  const [{ trial }, failure] = await Promise.all([
    valueOf(solana.inspect(asking(tooLittle), unhurried)),
    failureFrom(solana.estimate({ network: network(), transfer: tooLittle }, unhurried)),
  ])
  expect(trial).toEqual({ outcome: 'reverted' })
  expect(failure).toMatchObject({ code: 'amount-too-small' })
})

test('estimate and trial are one: a node is asked two questions more than a price takes, and then one', async () => {
  const node = nodeBehind()
  const solana = createSolanaSend(node)
  const transfer = transferOf({ token: mintOf('PYUSD'), to: somebodyNew(), amount: '42' })
  const { signal } = new AbortController()
  const [told, { tokens, trial }] = await Promise.all([
    valueOf(solana.estimate({ network: network(), transfer }, signal)),
    valueOf(solana.inspect(asking(transfer), signal)),
  ])
  expect(told).toHaveProperty('opening')
  expect(tokens).toEqual([{ address: mintOf('PYUSD'), symbol: 'PYUSD', decimals: 6 }])
  expect(trial).toMatchObject({ outcome: 'done' })
  expect(node.methods.toSorted()).toEqual([
    'getAccountInfo',
    'getAccountInfo',
    'getFeeForMessage',
    'getLatestBlockhash',
    'getMinimumBalanceForRentExemption',
    'getMultipleAccounts',
    'getMultipleAccounts',
    'getTokenAccountsByOwner',
    'simulateTransaction',
  ])
  node.methods.length = 0
  await valueOf(solana.inspect(asking(transfer), signal))
  expect(node.methods.filter((method) => method === 'getMultipleAccounts')).toHaveLength(1)
})

test('other decimals are reported despite an insufficient balance', async () => {
  const transfer = transferOf({ token: mintOf('USDC'), amount: '9999999999999999' })
  const solana = createSolanaSend()
  const evidence = await valueOf(solana.inspect(asking(transfer, 8), unhurried))
  expect(evidence).toEqual({
    tokens: [{ address: mintOf('USDC'), symbol: 'USDC', decimals: 6 }],
    trial: null,
  })
  expect(await failureFrom(solana.inspect(asking(transfer), unhurried))).toMatchObject({
    code: 'insufficient-funds',
  })
})

test('a preflight of an address without a token rejects with not-a-token', async () => {
  const asked = createSolanaSend().inspect(asking(transferOf({ token: friend, amount: '1' })), unhurried)
  expect(await failureFrom(asked)).toMatchObject({ code: 'not-a-token' })
})

test('mints are read in one request and once, and other addresses yield nothing', async () => {
  const node = nodeBehind()
  const solana = createSolanaSend(node)
  const shown = [mintOf('WBTC'), mintOf('PYUSD'), friend, somebodyNew(), 'nonsense'].map((address) => ({
    address,
    symbol: 'X',
    decimals: 1,
  }))
  const ask = (tokens: typeof shown) => {
    const review = { ...reviewOf(transferOf()), shown: tokens }
    return valueOf(solana.inspect({ ...asking(transferOf()), review, scope: 'tokens' }, unhurried))
  }
  const { tokens, trial } = await ask(shown)
  expect(trial).toBeNull()
  expect(tokens).toEqual([
    { address: mintOf('WBTC'), symbol: 'WBTC', decimals: 8 },
    { address: mintOf('PYUSD'), symbol: 'PYUSD', decimals: 6 },
    ...shown.slice(2).map(({ address }) => ({ address, symbol: null, decimals: null })),
  ])
  await ask(shown.slice(0, 2))
  expect(node.methods).toEqual(['getMultipleAccounts'])
})

const refusal = { code: -32_602, message: 'Invalid params: unknown field `accounts`' }
test.each<readonly [string, Rewrite]>([
  [
    'shows none',
    (method, { id, result }) =>
      method === 'simulateTransaction'
        ? { jsonrpc: '2.0', id, result: { ...result, value: { ...result.value, accounts: null } } }
        : { jsonrpc: '2.0', id, result },
  ],
  [
    'shows one too few',
    (method, { id, result }) =>
      method === 'simulateTransaction'
        ? {
            jsonrpc: '2.0',
            id,
            result: { ...result, value: { ...result.value, accounts: result.value.accounts.slice(1) } },
          }
        : { jsonrpc: '2.0', id, result },
  ],
  [
    'refuses to show any',
    (method, { id, result }, [, options]) =>
      method === 'simulateTransaction' && Object(options).accounts
        ? { jsonrpc: '2.0', id, error: refusal }
        : { jsonrpc: '2.0', id, result },
  ],
])('a transfer is priced and not tried over a node that %s', async (_, rewrite) => {
  const solana = createSolanaSend(nodeBehind(rewrite))
  const transfer = transferOf({ token: mintOf('USDC'), amount: '42' })
  const { tokens, trial } = await valueOf(solana.inspect(asking(transfer), unhurried))
  expect(tokens).toMatchObject([{ decimals: 6 }])
  expect(trial).toBeNull()
  const told = await valueOf(solana.estimate({ network: network(), transfer }, unhurried))
  expect(told).toMatchObject({ mostCost: '5000' })
})

/** The answers of a node before which accounts held something else as they were read by themselves. */
const readEarlier = (method: string, answer: RpcAnswer) => {
  if (method !== 'getMultipleAccounts') return answer
  const { context, value } = answer.result
  const accounts = value as unknown as readonly (ShownAccount | null)[]
  const earlier = accounts.map((account, index) => {
    const isHolding = account?.data[0].length === 220
    return account && index > 0 && isHolding ? patched(account, 70, [1]) : account
  })
  return { ...answer, result: { context, value: earlier } }
}

test('unrelated changes between two reads are excluded from the trial', async () => {
  const transfer = transferOf({ token: mintOf('USDC'), amount: '42' })
  const { trial } = await inspect(transfer, readEarlier)
  if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
  expect(effectDifference(reviewOf(transfer), trial, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBeNull()
  expect(effectOf(reviewOf(transfer), trial)).toMatchObject({ pays: '42', arrives: '42' })
})

test('separately read balances are used with an older node', async () => {
  const transfer = transferOf({ token: mintOf('USDC'), amount: '42' })
  const older: Rewrite = (method, answer) => {
    if (method !== 'simulateTransaction') return answer
    const { preBalances: _, preTokenBalances: __, ...value } = answer.result.value
    return { ...answer, result: { ...answer.result, value } }
  }
  const { trial } = await inspect(transfer, older)
  if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
  expect(effectOf(reviewOf(transfer), trial)).toMatchObject({ pays: '42', arrives: '42' })
})

test('the coin is priced and not tried over a node that reads no accounts at once', async () => {
  const unknown = { code: -32_601, message: 'Method not found' }
  const node = nodeBehind((method, answer) =>
    method === 'getMultipleAccounts' ? { jsonrpc: '2.0', id: answer.id, error: unknown } : answer,
  )
  const solana = createSolanaSend(node)
  expect(await valueOf(solana.inspect(asking(transferOf()), unhurried))).toEqual({ tokens: [], trial: null })
  const told = await valueOf(solana.estimate({ network: network(), transfer: transferOf() }, unhurried))
  expect(told).toMatchObject({ mostCost: '5000' })
})

const thief = () => Keypair.generate().publicKey
test.each([
  ['a delegate', 72, (key: PublicKey) => [1, 0, 0, 0, ...key.toBytes()], '7', { kind: 'permission' }],
  ['another owner', 32, (key: PublicKey) => [...key.toBytes()], null, { kind: 'permission' }],
  ['who may close', 129, (key: PublicKey) => [1, 0, 0, 0, ...key.toBytes()], null, { kind: 'permission' }],
] as const)(
  '%s of an account for tokens is a right over them',
  async (_, place, bytes, amount, difference) => {
    const transfer = transferOf({ token: mintOf('USDC'), amount: '42' })
    const spender = thief()
    const isOwn = 1
    const rewrite = showing((account, index) =>
      index === isOwn
        ? patched(patched(account, 121, [7, 0, 0, 0, 0, 0, 0, 0]), place, bytes(spender))
        : account,
    )
    const { trial } = await inspect(transfer, rewrite)
    if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
    expect(trial.permissions).toEqual([{ token: mintOf('USDC'), spender: spender.toBase58(), amount }])
    expect(
      effectDifference(reviewOf(transfer), trial, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
    ).toMatchObject(difference)
  },
)

test('more of the coin than the transfer costs is a payment', async () => {
  const transfer = transferOf({ token: mintOf('USDC'), amount: '42' })
  const rewrite = showing((account, index) =>
    index === 0 ? { ...account, lamports: account.lamports - 1000 } : account,
  )
  const { trial } = await inspect(transfer, rewrite)
  if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
  expect(effectDifference(reviewOf(transfer), trial, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toEqual({
    kind: 'pays-other',
    token: null,
    pays: '1000',
  })
})

test('the transaction built at the press equals the simulated one, or is reviewed again', async () => {
  const [, , , , , , person] = await solanaPersons()
  const owner = Keypair.fromSecretKey(fromBase58(person?.secretKey ?? '') ?? new Uint8Array())
  const token = mintOf('USDC')
  const transfer = transferOf({ from: owner.publicKey.toBase58(), token, amount: '49000000000' })
  let seen = ''
  const node = nodeBehind((method, answer, [bytes]) => {
    if (method === 'simulateTransaction') seen = String(bytes)
    return answer
  })
  const solana = createSolanaSend(node)
  const make = () => {
    const reviewed = { gas: null, fees: null, mostCost: '5000', likelyCost: '5000' }
    return solana.transaction({ network: network(), transfer, reviewed }, unhurried)
  }
  await valueOf(solana.estimate({ network: network(), transfer }, unhurried))
  const { transaction } = await valueOf(make())
  expect(instructionsIn(transaction)).toEqual(instructionsIn(seen))
  await secondAccount(connection, { owner, token, amount: 2_000_000_000n })
  expect(await failureFrom(make())).toMatchObject({ code: 'cost-changed' })
  await valueOf(solana.estimate({ network: network(), transfer }, unhurried))
  expect(await valueOf(make())).toHaveProperty('transaction')
})

test('the port for every chain asks Solana in code of its own', async () => {
  const preflight = createPreflight({ evm: createEvm() })
  const { trial } = await valueOf(preflight.inspect(asking(transferOf()), unhurried))
  expect(trial).toMatchObject({ outcome: 'done' })
})

function instructionsIn(transaction: string) {
  const { message } = VersionedTransaction.deserialize(fromBase64(transaction) ?? new Uint8Array())
  const { staticAccountKeys, compiledInstructions } = message
  return { keys: staticAccountKeys.map((key) => key.toBase58()), compiledInstructions }
}
