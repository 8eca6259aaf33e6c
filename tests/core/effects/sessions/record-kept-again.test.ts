import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('a session that storage refused is written at the next connection of the same wallet', async () => {
  const storage = fakeStorage()
  const { latchkey } = startStory({ ports: { storage } })
  latchkey.start()
  const writing = storage.hang('write')
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const again = latchkey.connect({ wallet: harbor.wallet.key })
  await turns()
  writing.reject({ code: 'storage-blocked' })
  await again
  await turns()
  expect(parseSessions(storage.texts().sessions ?? null).map(({ wallet }) => wallet.key)).toEqual([
    harbor.wallet.key,
  ])
})
