import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import type { LatePart } from '../../../core/define-feature.ts'
import { featureTable } from '../../../core/domain/feature-table.ts'
import { firstEffects } from '../../../core/effects/first.ts'
import { sessionEffects } from '../../../core/effects/sessions.ts'
import { connection } from '../../../core/events/connection.ts'
import { featuresAtHand } from '../../../core/recording/features-at-hand.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** A story in which the effects of sessions come when they are brought. */
function storyWithoutSessions() {
  let begin: Parameters<LatePart['whenHere']>[0] = () => {}
  const families = { ...featureTable.families, 'connection/walletChosen': 'sessions' }
  const loading = fakeFeatures()
  const story = startStory({
    ports: { features: loading },
    effects: firstEffects,
    features: {
      ...featuresAtHand,
      table: { families },
      latePart: { name: 'sessions', whenHere: (listener) => void (begin = listener) },
    },
  })
  story.latchkey.start()
  return { ...story, loading, bring: () => begin(sessionEffects) }
}

const chosen = connection.walletChosen({ walletKey: harbor.wallet.key })

test('effects of the core that come before anybody needs them are told by no event', () => {
  const { latchkey, types, bring } = storyWithoutSessions()
  const before = types()
  bring()
  expect(types()).toEqual(before)
  latchkey.dispatch(chosen)
  expect(types()).toContain('connection/established')
  expect(latchkey.state().features).not.toHaveProperty('sessions')
})

test('an intent that needs them waits, and is taken when they come', () => {
  const { latchkey, loading, types, typesSince, mark, bring } = storyWithoutSessions()
  const question = loading.hang('load')
  latchkey.dispatch(chosen)
  expect(types()).not.toContain('connection/walletChosen')
  expect(latchkey.state().features['sessions']).toBe('wanted')
  const before = mark()
  bring()
  question.answer(null)
  expect(typesSince(before).slice(0, 3)).toEqual([
    'features/loaded',
    'connection/walletChosen',
    'connection/attemptStarted',
  ])
})

test('a verb that needs them ends with that where they do not come', async () => {
  const { latchkey, loading } = storyWithoutSessions()
  loading.reject('load', { code: 'unreachable' })
  await expect(latchkey.connect({ wallet: harbor.wallet.key })).rejects.toMatchObject({ code: 'unreachable' })
})

test('they hear an event before the effects of a feature that came earlier, as they do where they are here from the start', () => {
  const late = storyWithoutSessions()
  late.bring()
  const whole = startStory()
  whole.latchkey.start()
  for (const { latchkey } of [late, whole]) latchkey.dispatch(chosen)
  expect(late.types()).toEqual(whole.types())
})
