import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from './solana-wallet-story.ts'

test('an abandoned wallet that declines late does not end the wait for another pending wallet', () => {
  const { latchkey, injected } = startStory()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  const left = injected.hang('connect')
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(router.wentBack())
  injected.reject('connect', { code: 'request-pending' })
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  left.reject({ code: 'user-rejected' })
  injected.change(beacon.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(latchkey.state().connection.byNamespace.eip155).toMatchObject({ accounts: [bob.address] })
})

test('a host request to a wallet of another kind does not end the visitor’s wait for a pending wallet', async () => {
  const { latchkey, injected, standard } = startWith({ wallets: [harbor] })
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  injected.reject('connect', { code: 'request-pending' })
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  standard.hang('connect')
  void latchkey.connect({ wallet: lagoon.wallet.key }).catch(() => {})
  await Promise.resolve()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [alice.address] })
  expect(latchkey.state().connection.byNamespace.eip155).toMatchObject({ accounts: [alice.address] })
})
