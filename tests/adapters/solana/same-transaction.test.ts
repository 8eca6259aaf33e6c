import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { TransactionInstruction, VersionedTransactionResponse } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { differenceOf } from '../../../adapters/solana/same-transaction.ts'
import { toBase64 } from '../../../core/domain/values/base64.ts'

const person = (letter: number) => Keypair.fromSeed(new Uint8Array(32).fill(letter)).publicKey
const [alice, bob, carol] = [person(1), person(2), person(3)]

const pay = (from: PublicKey, to: PublicKey, lamports = 5) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports })
const messageOf = (payerKey: PublicKey, instructions: TransactionInstruction[], blockhash = bob) =>
  new TransactionMessage({
    payerKey,
    instructions,
    recentBlockhash: blockhash.toBase58(),
  }).compileToV0Message()

/** A payment of Alice to Bob, as her wallet is asked for it. */
const asked = toBase64(new VersionedTransaction(messageOf(alice, [pay(alice, bob)])).serialize())

const compared = (payer: PublicKey, instructions: TransactionInstruction[]) =>
  differenceOf(asked, {
    transaction: { message: messageOf(payer, instructions, carol), signatures: [] },
    meta: null,
  } as unknown as VersionedTransactionResponse)

test('the same payment with another blockhash and wallet fees matches', () => {
  expect(compared(alice, [pay(alice, bob)])).toBeNull()
  const fees = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })
  expect(compared(alice, [fees, pay(alice, bob)])).toBeNull()
})

test.each([
  ['another receiver', alice, [pay(alice, carol)], 'content'],
  ['another amount', alice, [pay(alice, bob, 6)], 'content'],
  ['nothing', alice, [], 'content'],
  ['the same by another account', carol, [pay(alice, bob)], 'account'],
  ['what a stranger paid', carol, [pay(carol, bob)], 'stranger'],
] as const)('%s is something else', (_, payer, instructions, difference) => {
  expect(compared(payer, [...instructions])).toMatchObject({ difference, from: payer.toBase58() })
})

test('a transaction with additional instructions does not match', () => {
  expect(compared(alice, [pay(alice, bob), pay(alice, carol)])).toBe('more')
})

test('an unreadable request is not compared', () => {
  const mined = { transaction: { message: messageOf(carol, []) }, meta: null } as never
  expect([differenceOf('!', mined), differenceOf('AAAA', mined)]).toEqual([null, null])
})
