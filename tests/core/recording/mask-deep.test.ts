import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { receiversText } from '../../../core/domain/send/recent-receivers.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { mask } from '../../../core/recording/mask.ts'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

const friend = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

test('masking removes stored receivers, however short the name and deep its place', () => {
  const text = receiversText({ eip155: [{ address: bob.address, name: 'bob.eth' }] })
  const { latchkey } = startStory({
    record: 1000,
    ports: { storage: fakeStorage({ recentReceivers: text }) },
  })
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  const tape = parseTape(formatTape(latchkey.recording()!))
  expect(eventsOf(tape).map(({ type }) => type)).toContain('recentReceivers/recalled')
  expect(formatTape(tape)).toContain('bob.eth')
  expect(formatTape(mask(tape))).not.toContain('bob.eth')
})

test.each([
  [
    'sentTransactions',
    {
      v: 1,
      transactions: [
        {
          chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
          address: friend,
          hash: '5'.repeat(88),
          sentAt: 1,
          settlement: 'confirmed',
        },
      ],
    },
  ],
  [
    'sessions',
    {
      v: 2,
      sessions: [
        {
          connector: 'injected',
          wallet: harbor.wallet,
          namespaces: [{ namespace: 'solana', account: friend, chosen: { address: friend, over: friend } }],
        },
      ],
    },
  ],
])('masking removes stored %s, even if no event contains them', (key, kept) => {
  const { latchkey } = startStory({
    record: 1000,
    ports: { storage: fakeStorage({ [key]: JSON.stringify(kept) }) },
  })
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'Transactions' }))
  const tape = parseTape(formatTape(latchkey.recording()!))
  expect(formatTape(tape)).toContain(friend)
  expect(formatTape(mask(tape))).not.toContain(friend)
})
