import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import {
  besideEachOther,
  keeping,
  keptHarbor,
  keptLantern,
  lantern,
  startBoth,
  trustedHarbor,
} from '../effects/connection/two-wallets-story.ts'

type Story = Pick<ReturnType<typeof startStory>, 'latchkey'>

/** Calls a verb twice in the turn that the next change makes; how each ended. */
function twiceInOneTurn({ latchkey }: Story, verb: () => Promise<unknown>): readonly string[] {
  const ended: string[] = []
  const leave = latchkey.subscribe(() => {
    leave()
    for (const _ of [0, 1])
      verb().then(
        () => ended.push('done'),
        ({ code }) => ended.push(code),
      )
  })
  return ended
}

test('a wallet that is chosen twice in one turn is asked once, and both callers hear its refusal', async () => {
  const story = startStory()
  story.latchkey.start()
  const asked = story.injected.hang('connect')
  const ended = twiceInOneTurn(story, () => story.latchkey.connect({ wallet: harbor.wallet.key }))
  void story.latchkey.open()
  await eventually(() => expect(story.types()).toContain('connection/attemptStarted'))
  asked.reject({ code: 'user-rejected' })
  await eventually(() => expect(ended).toEqual(['user-rejected', 'user-rejected']))
})

test('a network that is asked for twice in one turn is asked for once, and both callers hear of it', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const asked = story.injected.hang('switchNetwork')
  const ended = twiceInOneTurn(story, () => story.latchkey.switchNetwork('eip155:8453'))
  void story.latchkey.open()
  await eventually(() => expect(story.types()).toContain('network/switchStarted'))
  asked.answer({ chainId: 'eip155:8453' })
  await eventually(() => expect(ended).toEqual(['done', 'done']))
})

test('disconnecting twice in one turn, and again where it is heard, ends each time', async () => {
  const story = await besideEachOther()
  const again: string[] = []
  story.latchkey.on(
    connection.disconnected,
    () => void story.latchkey.disconnect().then(() => again.push('done')),
  )
  const ended = twiceInOneTurn(story, () => story.latchkey.disconnect())
  void story.latchkey.open()
  await eventually(() =>
    expect([ended, again]).toEqual([
      ['done', 'done'],
      ['done', 'done'],
    ]),
  )
})

test('a disconnect after a failed restore removes the stored wallet', async () => {
  const story = startBoth({ storage: fakeStorage(keeping(keptHarbor)), wallets: [] })
  story.latchkey.start()
  await eventually(() => expect(story.types()).toContain('connection/recalled'))
  story.clock.pass(3500)
  await story.latchkey.disconnect()
  expect(story.kept()).toEqual([])
})

test('a disconnect of one namespace before the start leaves the stored wallet of the other', async () => {
  const storage = fakeStorage(keeping(keptHarbor, keptLantern))
  const story = startBoth({ storage, wallets: [trustedHarbor], phones: [lantern] })
  await story.latchkey.disconnect({ namespace: 'eip155' })
  story.latchkey.start()
  await eventually(() => expect(story.names()).toEqual(['Lantern']))
})

test('a wallet whose account changed during a stop is restored with the new account', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.stop()
  const [, second = ''] = harbor.accounts
  story.injected.announce({ ...harbor, accounts: [second], isTrusted: true })
  story.latchkey.start()
  const standing = () => story.latchkey.state().connection.byNamespace.eip155
  await eventually(() => expect(standing().status).toBe('reconnecting'))
  // Another wallet of its name might still come.
  await eventually(() => {
    story.clock.pass(1000)
    expect(standing()).toMatchObject({ accounts: [second] })
  })
})

test('a switch that the modal was closed over ends when the wallet moves', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('switchNetwork')
  void story.latchkey.open({ view: 'Networks' })
  const switched = story.latchkey.switchNetwork('eip155:8453')
  story.latchkey.close()
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  await expect(switched).resolves.toBeUndefined()
})
