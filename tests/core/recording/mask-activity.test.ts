import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { fakeTransactions } from '../../../adapters/fake/fake-transactions.ts'
import { activity } from '../../../core/events/activity/activity.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { mask } from '../../../core/recording/mask.ts'
import { rerun } from '../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { spam, transaction, transfer } from '../../../fixtures/transactions.ts'

const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'

test('masking removes the activity of an account, and the tape still reruns', () => {
  const transactions = [
    transaction(1, { hash: signature, transfers: [transfer({ direction: 'out', amount: '12.345678' })] }),
    transaction(2, { chainId: 'eip155:8453' }),
    transaction(3, { transfers: [spam] }),
  ]
  const story = startStory({ record: 1000, ports: { transactions: fakeTransactions({ transactions }) } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(formatTape(tape)).toContain(signature)
  const masked = mask(tape)
  for (const told of [signature, '12.345678', String(transaction(1).minedAt)])
    expect(formatTape(masked)).not.toContain(told)
  expect(rerun(masked).difference).toBeNull()
})

test('masking removes transactions of an earlier visit, and the tape still reruns', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const sent = { chainId: 'eip155:1', address: alice.address, hash, isCall: false }
  const transactions = [{ ...sent, sentAt: 1_795_408_029_007, nonce: null, settlement: null }]
  const kept = { v: 1, transactions }
  const chains = fakeTransactions()
  const actionDigest = `0x${'ef'.repeat(32)}`
  chains.answer('settlement', { nonce: 47, actionDigest })
  const story = startStory({
    record: 1000,
    ports: {
      transactions: chains,
      storage: fakeStorage({ sentTransactions: JSON.stringify(kept) }, { order: 'later' }),
    },
  })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(activity.refreshed())
  await eventually(() =>
    expect(story.latchkey.state().ownTransactions.sent).toMatchObject([{ hash, nonce: 47, actionDigest }]),
  )
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  const masked = mask(tape)
  expect(formatTape(masked)).not.toContain(hash)
  expect(formatTape(masked)).not.toContain(actionDigest)
  expect(rerun(masked).difference).toBeNull()
})

test('masking removes a bundle of an earlier visit, and the tape still reruns', () => {
  const id = 'operation seventeen'
  const { chainId, walletKey } = { chainId: 'eip155:1', walletKey: harbor.wallet.key }
  const bundles = [{ chainId, address: alice.address, walletKey, bundle: id, sentAt: 0 }]
  const kept = JSON.stringify({ v: 1, transactions: [], bundles })
  const story = startStory({ record: 1000, ports: { storage: fakeStorage({ sentTransactions: kept }) } })
  story.injected.answer('request', { status: 400 })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey }))
  story.latchkey.dispatch(activity.refreshed())
  story.clock.pass(2000)
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(formatTape(tape)).toContain('ownTransaction/bundleEnded')
  const masked = mask(tape)
  expect([id, alice.address].filter((own) => formatTape(masked).includes(own))).toEqual([])
  expect(rerun(masked).difference).toBeNull()
})
