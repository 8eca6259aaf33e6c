import { expect, test } from 'vitest'
import { readSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { sessionInNamespace } from '../../../../core/selectors/sessions/sessions.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const icon = 'data:image/svg+xml,<svg/>'
const announced = { ...harbor, wallet: { ...harbor.wallet, icon } }
const session = {
  namespaces: [{ namespace: 'eip155' as const, accounts: [...harbor.accounts], chainId: harbor.chainId }],
}

/** Somebody asks for Harbor by its key before it has announced itself. */
function beforeAnnouncement() {
  const storage = fakeStorage()
  const story = startStory({ wallets: [], ports: { storage } })
  const question = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  const named = () => sessionInNamespace(story.latchkey.state().connection, 'eip155')?.wallet
  return { story, storage, question, connecting, named }
}

test('a wallet that announces itself while it is asked is named as it says', async () => {
  const { story, question, connecting, named } = beforeAnnouncement()
  story.injected.announce(announced)
  question.answer(session)
  expect((await connecting).wallet).toEqual(announced.wallet)
  expect(named()).toEqual(announced.wallet)
})

test('a wallet that announces itself after its connection takes the announced name, now and later', async () => {
  const { story, storage, question, connecting, named } = beforeAnnouncement()
  question.answer(session)
  await connecting
  story.injected.announce(announced)
  expect(named()).toEqual(announced.wallet)
  const kept = readSessions(storage.texts()[storageKeys.sessions] ?? null)
  expect(kept?.map(({ wallet }) => wallet)).toEqual([announced.wallet])
})
