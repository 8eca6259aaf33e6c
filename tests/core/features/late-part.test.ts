import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import { account } from '../../../core/events/account.ts'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { network } from '../../../core/events/network.ts'
import { featuresAtHand } from '../../../core/recording/features-at-hand.ts'
import { base } from '../../../core/domain/known-networks.ts'
import { heldLatePart } from '../../../fixtures/held-late-part.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** A story in which the effects of sessions come when they are brought, or before anything else. */
function storyWithoutSessions({ areFirst = false } = {}) {
  const { latePart, bring } = heldLatePart()
  const loading = fakeFeatures()
  const story = startStory({
    ports: { features: loading },
    features: { ...featuresAtHand, latePart },
  })
  if (areFirst) bring()
  story.latchkey.start()
  return { ...story, loading, bring }
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

test('a wallet that was chosen in the modal while they were on the way is not asked once that is closed', () => {
  const { latchkey, loading, types, bring } = storyWithoutSessions()
  const question = loading.hang('load')
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(chosen)
  latchkey.dispatch(modal.closeRequested())
  bring()
  question.answer(null)
  expect(types()).toContain('features/loaded')
  expect(types()).not.toContain('connection/walletChosen')
})

test('nor once somebody disconnected from everything meanwhile', () => {
  const { latchkey, loading, types, bring } = storyWithoutSessions()
  const question = loading.hang('load')
  latchkey.dispatch(chosen)
  latchkey.dispatch(connection.disconnectRequested({}))
  bring()
  question.answer(null)
  expect(types()).toContain('features/loaded')
  expect(types()).not.toContain('connection/walletChosen')
})

test('a wallet that a host connects goes on while they are on the way, whatever a visitor opens and closes meanwhile', async () => {
  const { latchkey, loading, bring } = storyWithoutSessions()
  const question = loading.hang('load')
  const connected = latchkey.connect({ wallet: harbor.wallet.key })
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(modal.closeRequested())
  bring()
  question.answer(null)
  await expect(connected).resolves.toMatchObject({ wallet: { key: harbor.wallet.key } })
})

test('a verb for a wallet that is shown in the modal ends with that, as where they are here', async () => {
  const { latchkey, loading } = storyWithoutSessions()
  loading.hang('load')
  latchkey.dispatch(modal.openRequested({}))
  const connected = latchkey.connect({ wallet: harbor.wallet.key })
  latchkey.dispatch(modal.closeRequested())
  await expect(connected).rejects.toMatchObject({ code: 'aborted' })
})

test('a network that is chosen waits for them, too, and is the one that a wallet comes to', () => {
  const { latchkey, loading, types, bring } = storyWithoutSessions()
  const question = loading.hang('load')
  latchkey.dispatch(network.chosen({ chainId: base.id }))
  expect(types()).not.toContain('network/chosen')
  bring()
  question.answer(null)
  expect(latchkey.state().network?.preferred).toMatchObject({ eip155: base.id })
})

test('what follows accounts begins with whichever comes last, the late part or the modal’s feature, in the same order', () => {
  const told = [true, false].map((areFirst) => {
    const { latchkey, types, bring } = storyWithoutSessions({ areFirst })
    if (!areFirst) bring()
    latchkey.dispatch(chosen)
    return types()
  })
  expect(told[0]).toEqual(told[1])
  expect(told[0]).toContain('account/balanceReceived')
})

test('what changes the modal’s branches before, the search for a network, changes them, and stands once the late part comes', () => {
  const { latchkey, bring } = storyWithoutSessions()
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  latchkey.dispatch(network.searchTyped({ text: 'ba' }))
  bring()
  expect(latchkey.state().network?.search).toBe('ba')
})

test('which of two accounts a visitor looks at is kept until there is what remembers it', () => {
  const { latchkey, loading, bring } = storyWithoutSessions()
  const question = loading.hang('load')
  latchkey.dispatch(account.namespaceShown({ namespace: 'solana' }))
  expect(latchkey.state().account?.shown).toBeNull()
  bring()
  question.answer(null)
  expect(latchkey.state().account?.shown).toBe('solana')
})
