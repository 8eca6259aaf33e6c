import { NEVER, Subject, of } from 'rxjs'
import { expect, test } from 'vitest'
import { fakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import { fakeFrame } from '../../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { alice } from '../../../../fixtures/people.ts'
import { startStory } from '../../../../fixtures/story.ts'
import { keptSessions } from '../frame/email-story.ts'

/** Alice comes back to a page whose code for the frame is still on its way, and the page asks for her signature at once. */
function askedEarly() {
  const arrivals = new Subject<null>()
  const frame = fakeFrame()
  const connector = fakeFrameConnector({
    shared: [{ accounts: [alice.address], chainId: mainnet.id }],
    isTrusted: true,
  })
  connector.hang('request')
  const story = startStory({
    options: { features: { email: true } },
    ports: {
      frame,
      connectors: { frame: connector },
      storage: fakeStorage({ [storageKeys.sessions]: keptSessions }),
      features: { load: ({ feature }) => (feature === 'frame' ? arrivals : of(null)) },
    },
  })
  story.latchkey.start()
  expect(story.latchkey.state().connection.byNamespace.eip155.status).toBe('connected')
  const asked = story.latchkey.request({ method: 'personal_sign', params: ['0x00', alice.address] })
  return { ...story, frame, connector, arrivals, asked }
}

test('a frame request waits for the approval code and is then shown', () => {
  const { frame, connector, arrivals, asked } = askedEarly()
  asked.catch(() => {})
  expect(connector.questions.map(({ method }) => method)).not.toContain('request')
  arrivals.next(null)
  expect(connector.questions.map(({ method }) => method)).toContain('request')
  expect(frame.approvals()).toBe(1)
})

test('a frame request rejects without asking the wallet if the approval code fails to load', async () => {
  const { connector, arrivals, asked } = askedEarly()
  arrivals.error({ code: 'unreachable' })
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' })
  expect(connector.questions.map(({ method }) => method)).not.toContain('request')
})

test('a wallet outside the frame is asked without waiting for the approval code', () => {
  const story = startStory({
    options: { features: { email: true } },
    ports: { features: { load: ({ feature }) => (feature === 'frame' ? NEVER : of(null)) } },
  })
  story.latchkey.start()
  const { injected, latchkey } = story
  void latchkey.connect({ wallet: 'dev.latchkey.harbor' })
  latchkey.request({ method: 'personal_sign', params: ['0x00', alice.address] }).catch(() => {})
  expect(injected.questions.map(({ method }) => method)).toContain('request')
})
