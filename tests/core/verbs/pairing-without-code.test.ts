import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkError } from '../../../core/loading/chunk.ts'
import { deferLatchkey } from '../../../core/deferred-latchkey.ts'
import { completedOptions } from '../../../core/domain/options/completed-options.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { createPairing } from '../../../core/verbs/pair-wallet.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import { startStory, storyOptions } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { phone } from '../effects/pairing/story.ts'

beforeEach(() => void vi.stubGlobal('reportError', () => {}))

function deferred(given: object = {}) {
  const story = startStory()
  let again: (() => void) | null = null
  const fetches: { readonly come: () => void; readonly fail: () => void }[] = []
  const shell = deferLatchkey({
    options: completedOptions({ ...storyOptions, ...given }),
    load: () =>
      new Promise<Latchkey>((resolve, reject) => {
        fetches.push({ come: () => resolve(story.latchkey), fail: () => reject(new ChunkError()) })
      }),
    whenWorthATry: (next) => {
      again = next
      return () => (again = null)
    },
    recording: () => null,
  })
  return { shell, story, fetches, tryAgain: () => again?.() }
}
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('a pairing rejects with not-loaded if its code cannot be fetched', async () => {
  const { shell, fetches } = deferred()
  let ended: unknown = 'still waiting'
  void createPairing(shell)
    .begin()
    .catch((error: unknown) => (ended = Object(error).code))
  await turns()
  fetches.at(-1)?.fail()
  await eventually(() => expect(ended).toBe('not-loaded'))
})

test('options that change while the code is on its way end no pairing', async () => {
  const { shell, story, fetches } = deferred()
  let ended: unknown = 'still waiting'
  const paired = createPairing(shell).begin()
  void paired.then(
    ({ wallet }) => (ended = wallet.name),
    (error: unknown) => (ended = Object(error).code),
  )
  await turns()
  shell.update({ themeMode: 'dark' })
  await turns()
  fetches.at(-1)?.come()
  await eventually(() => expect(shell.state()).toBe(story.latchkey.state()))
  story.walletConnect.approve(phone)
  await turns()
  expect(ended).toBe('Phone')
})

test('a sign-out rejects with not-loaded if its code cannot be fetched', async () => {
  const { shell, fetches } = deferred({ isSiweEnabled: true })
  let ended: unknown = 'still waiting'
  void createSignInVerbs(shell)
    .signOut()
    .catch((error: unknown) => (ended = Object(error).code))
  await turns()
  fetches.at(-1)?.fail()
  await eventually(() => expect(ended).toBe('not-loaded'))
})
