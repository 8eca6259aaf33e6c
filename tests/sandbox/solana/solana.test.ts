import {
  Keypair,
  PublicKey,
  SendTransactionError,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
  TransactionExpiredBlockheightExceededError,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitSolana, type SolanaVisit } from './solana-visit.ts'

let visit: SolanaVisit
const coin = 1_000_000_000
const programs = {
  'spl-token': new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  'spl-token-2022': new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
}

beforeAll(async () => {
  visit = await visitSolana()
})
afterAll(() => visit.stop())

test('the chain identifies as devnet, and its persons own coins', async () => {
  expect(await visit.connection.getGenesisHash()).toBe('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')
  expect(await visit.connection.getBalance(visit.person(9).publicKey)).toBe(10_000 * coin)
  expect((await visit.connection.getVersion())['solana-core']).toMatch(/^\d+\.\d+\.\d+$/)
  expect((await fetch(`${visit.url}/health`)).status).toBe(200)
})

test('coins move, and a socket tells when that is confirmed', async () => {
  const [alice, bob] = [visit.person(0), visit.person(1)]
  const before = await visit.connection.getBalance(alice.publicKey)
  const signature = await sendAndConfirmTransaction(visit.connection, transfer(alice, bob, 1_500_000_000), [
    alice,
  ])
  expect(await visit.connection.getBalance(bob.publicKey)).toBe(10_001.5 * coin)
  expect(await visit.connection.getBalance(alice.publicKey)).toBe(before - 1_500_005_000)
  const found = await visit.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta).toMatchObject({ err: null, fee: 5_000 })
  expect(found?.transaction.message.staticAccountKeys[1]?.equals(bob.publicKey)).toBe(true)
  const parsed = await visit.connection.getParsedTransaction(signature)
  expect(parsed?.transaction.message.instructions).toMatchObject([
    { program: 'system', parsed: { type: 'transfer', info: { lamports: 1_500_000_000 } } },
  ])
  const [newest] = await visit.connection.getSignaturesForAddress(bob.publicKey)
  expect(newest).toMatchObject({ signature, err: null })
})

test('every person owns the tokens of both token programs', async () => {
  const { publicKey } = visit.person(8)
  const { value: plain } = await visit.connection.getParsedTokenAccountsByOwner(publicKey, {
    programId: programs['spl-token'],
  })
  expect(plain.map(({ account }) => account.data.parsed.info.tokenAmount.uiAmountString)).toEqual([
    '50000',
    '50000',
  ])
  const { value: newer } = await visit.connection.getParsedTokenAccountsByOwner(publicKey, {
    programId: programs['spl-token-2022'],
  })
  expect(newer.map(({ account }) => account.data.parsed.info.mint)).toEqual([visit.token('PYUSD').mint])
  const { value: bytes } = await visit.connection.getTokenAccountsByOwner(publicKey, {
    mint: visit.token('USDC').key,
  })
  expect(bytes[0]?.account.data.readBigUInt64LE(64)).toBe(50_000_000_000n)
  const mint = await visit.connection.getParsedAccountInfo(visit.token('PYUSD').key)
  expect(mint.value?.data).toMatchObject({
    program: 'spl-token-2022',
    parsed: {
      type: 'mint',
      info: {
        decimals: 6,
        extensions: [
          { extension: 'metadataPointer' },
          { extension: 'tokenMetadata', state: { name: 'PayPal USD', symbol: 'PYUSD' } },
        ],
      },
    },
  })
})

test.each(['USDC', 'PYUSD'])('%s moves, and refuses to move more than there is', async (symbol) => {
  const [from, to] = [visit.person(2), visit.person(3)]
  const move = (amount: bigint) =>
    sendAndConfirmTransaction(
      visit.connection,
      new Transaction().add(tokenTransfer(symbol, from, to, amount)),
      [from],
    )
  await move(1_250_000n)
  const { value } = await visit.connection.getTokenAccountBalance(holding(symbol, to.publicKey))
  expect(value).toMatchObject({ uiAmountString: '50001.25', decimals: 6 })
  await expect(move(10n ** 15n)).rejects.toThrow('custom program error: 0x1')
})

test('a transfer above the balance returns the program logs', async () => {
  const [alice, bob] = [visit.person(0), visit.person(1)]
  const refused = await visit.connection
    .sendTransaction(transfer(alice, bob, 99_999 * coin), [alice])
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(SendTransactionError)
  const { message, logs } = refused as SendTransactionError
  expect(message).toContain(
    'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
  )
  expect(logs?.join()).toContain('Transfer: insufficient lamports')
})

test('an account without coins cannot pay', async () => {
  const nobody = Keypair.generate()
  const refused = visit.connection.sendTransaction(transfer(nobody, visit.person(1), 1), [nobody])
  await expect(refused).rejects.toThrow('Attempt to debit an account but found no record of a prior credit.')
})

test('a simulation fails as the transaction would, and moves nothing', async () => {
  const [alice, bob] = [visit.person(4), visit.person(5)]
  const { blockhash } = await visit.connection.getLatestBlockhash()
  const message = (lamports: number) =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey: alice.publicKey,
        recentBlockhash: blockhash,
        instructions: transfer(alice, bob, lamports).instructions,
      }).compileToV0Message(),
    )
  const failing = await visit.connection.simulateTransaction(message(99_999 * coin))
  expect(failing.value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
  const passing = await visit.connection.simulateTransaction(message(1))
  expect(passing.value).toMatchObject({ err: null, unitsConsumed: 150 })
  expect(await visit.connection.getBalance(bob.publicKey)).toBe(10_000 * coin)
  expect((await visit.connection.getFeeForMessage(message(1).message)).value).toBe(5_000)
})

test('a simulation shows accounts as it leaves them, and as public nodes do none that it is not to', async () => {
  const [alice, bob] = [visit.person(4), visit.person(5)]
  const instructions = transfer(alice, bob, 7).instructions
  const { blockhash } = await visit.connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: alice.publicKey,
    recentBlockhash: blockhash,
    instructions,
  })
  const encoded = Buffer.from(new VersionedTransaction(message.compileToLegacyMessage()).serialize())
  const simulate = async (accounts: unknown, transaction = encoded) => {
    const options = { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true, accounts }
    const params = [transaction.toString('base64'), options]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'simulateTransaction', params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(visit.connection.rpcEndpoint, { method: 'POST', headers, body })
    return (await response.json()) as {
      readonly error?: { readonly code: number; readonly message: string }
      readonly result?: { readonly value: { readonly accounts: readonly unknown[] | null } }
    }
  }
  const [a, b] = [alice, bob].map(({ publicKey }) => publicKey.toBase58())
  const shown = await simulate({ addresses: [b, a] })
  const [held = 0, paid = 0] = await Promise.all(
    [bob, alice].map(({ publicKey }) => visit.connection.getBalance(publicKey)),
  )
  expect(shown.result?.value.accounts).toMatchObject([
    { lamports: held + 7, data: ['', 'base64'], space: 0 },
    { lamports: paid - 7 - 5_000, owner: '11111111111111111111111111111111' },
  ])
  expect(shown.result?.value).toMatchObject({
    fee: 5_000,
    preBalances: [paid, held, 1],
    postBalances: [paid - 7 - 5_000, held + 7, 1],
    preTokenBalances: [],
  })
  expect((await simulate(undefined)).result?.value.accounts).toBeNull()
  expect(await simulate({ addresses: [a, b, a, b] })).toMatchObject({
    error: { code: -32_602, message: 'Too many accounts provided; max 3' },
  })
  expect(await simulate({ addresses: [a], encoding: 'base58' })).toMatchObject({
    error: { code: -32_602, message: 'base58 encoding not supported' },
  })
  const tooMuch = transfer(alice, bob, 99_999 * coin).instructions
  const failing = new TransactionMessage({
    payerKey: alice.publicKey,
    recentBlockhash: blockhash,
    instructions: tooMuch,
  })
  const refused = Buffer.from(new VersionedTransaction(failing.compileToLegacyMessage()).serialize())
  expect((await simulate({ addresses: [a, b] }, refused)).result?.value.accounts).toEqual([null, null])
})

test('the same transaction is taken once', async () => {
  const [alice, bob] = [visit.person(0), visit.person(1)]
  const again = transfer(alice, bob, 7)
  again.recentBlockhash = (await visit.connection.getLatestBlockhash()).blockhash
  again.feePayer = alice.publicKey
  again.sign(alice)
  await visit.connection.sendRawTransaction(again.serialize())
  await expect(visit.connection.sendRawTransaction(again.serialize())).rejects.toThrow(
    'This transaction has already been processed',
  )
})

test('a transaction becomes confirmed and then finalized as slots pass', async () => {
  const [alice, bob] = [visit.person(0), visit.person(1)]
  const signature = await visit.connection.sendTransaction(transfer(alice, bob, 11), [alice])
  const status = async () => (await visit.connection.getSignatureStatus(signature)).value?.confirmationStatus
  const found = (commitment: 'confirmed' | 'finalized') =>
    visit.connection.getTransaction(signature, { commitment, maxSupportedTransactionVersion: 0 })
  expect(await found('finalized')).toBeNull()
  await expect.poll(status).toBe('confirmed')
  expect(await found('confirmed')).not.toBeNull()
  visit.sandbox.solana?.pass(32)
  expect(await status()).toBe('finalized')
  expect(await found('finalized')).not.toBeNull()
})

test('the faucet gives coins, and subscriptions report accounts and slots', async () => {
  const stranger = Keypair.generate()
  const heard: number[] = []
  const slots: number[] = []
  const account = visit.connection.onAccountChange(
    stranger.publicKey,
    ({ lamports }) => heard.push(lamports),
    {
      commitment: 'confirmed',
    },
  )
  const slot = visit.connection.onSlotChange(({ slot }) => slots.push(slot))
  await expect.poll(() => slots.length).toBeGreaterThan(1)
  await visit.connection.requestAirdrop(stranger.publicKey, 2 * coin)
  await expect.poll(() => heard).toEqual([2 * coin])
  await visit.connection.removeAccountChangeListener(account)
  await visit.connection.removeSlotChangeListener(slot)
  expect(slots.toSorted((left, right) => left - right)).toEqual(slots)
})

test('a blockhash is good for 150 blocks, and no longer', async () => {
  const [alice, bob] = [visit.person(0), visit.person(1)]
  const { blockhash, lastValidBlockHeight } = await visit.connection.getLatestBlockhash('processed')
  const height = await visit.connection.getBlockHeight('processed')
  expect(lastValidBlockHeight - height).toBeGreaterThan(145)
  expect(lastValidBlockHeight - height).toBeLessThanOrEqual(150)
  expect((await visit.connection.isBlockhashValid(blockhash)).value).toBe(true)

  visit.sandbox.solana?.pass(151)
  expect((await visit.connection.isBlockhashValid(blockhash)).value).toBe(false)
  const late = transfer(alice, bob, 1)
  late.recentBlockhash = blockhash
  late.feePayer = alice.publicKey
  late.sign(alice)
  const send = (skipPreflight: boolean) =>
    visit.connection.sendRawTransaction(late.serialize(), { skipPreflight })
  await expect(send(false)).rejects.toThrow('Blockhash not found')
  const signature = await send(true)
  const confirmed = visit.connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
  await expect(confirmed).rejects.toThrow(TransactionExpiredBlockheightExceededError)
  expect((await visit.connection.getSignatureStatus(signature)).value).toBeNull()
})

function transfer(from: Keypair, to: Keypair, lamports: number): Transaction {
  const [fromPubkey, toPubkey] = [from.publicKey, to.publicKey]
  return new Transaction().add(SystemProgram.transfer({ fromPubkey, toPubkey, lamports }))
}

function holding(symbol: string, owner: PublicKey): PublicKey {
  const { key, program } = visit.token(symbol)
  const seeds = [owner.toBuffer(), programs[program].toBuffer(), key.toBuffer()]
  const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  return PublicKey.findProgramAddressSync(seeds, associated)[0]
}

function tokenTransfer(symbol: string, from: Keypair, to: Keypair, amount: bigint): TransactionInstruction {
  const { key, program, decimals } = visit.token(symbol)
  const data = Buffer.alloc(10)
  // 12 is TransferChecked in both programs.
  data.writeUInt8(12, 0)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(decimals, 9)
  return new TransactionInstruction({
    programId: programs[program],
    data,
    keys: [
      { pubkey: holding(symbol, from.publicKey), isSigner: false, isWritable: true },
      { pubkey: key, isSigner: false, isWritable: false },
      { pubkey: holding(symbol, to.publicKey), isSigner: false, isWritable: true },
      { pubkey: from.publicKey, isSigner: true, isWritable: false },
    ],
  })
}
