import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { installed } from '../../../../core/events/wallets/installed.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('an account that a wallet shares after an unlock is stored', async () => {
  const storage = fakeStorage()
  const { latchkey, injected } = startStory({ ports: { storage } })
  latchkey.start()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const account = () => parseSessions(storage.texts().sessions ?? null)[0]?.namespaces[0]
  expect(account()).toMatchObject({ account: alice.address })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  injected.answer('reconnect', {
    namespaces: [{ namespace: 'eip155', accounts: [bob.address], chainId: 'eip155:8453' }],
  })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(latchkey.state().connection.byNamespace.eip155).toMatchObject({ accounts: [bob.address] })
  latchkey.dispatch(installed.announced({ wallet: { key: 'io.other', name: 'Other', icon: null } }))
  expect(account()).toMatchObject({ account: bob.address, chainId: 'eip155:8453' })
})
