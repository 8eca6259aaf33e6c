import { expect, test } from 'vitest'
import { router } from '../../../../core/events/shell/router.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { beacon, harbor, listed, startStory } from '../../../../fixtures/story.ts'

const views = ({ latchkey }: ReturnType<typeof startStory>) =>
  latchkey.state().router.history.map(({ view }) => view)
const paired = ['Connect', 'ConnectingWalletConnect']

test('a wallet that is not installed is paired, as a press on it in the list would', async () => {
  const story = startStory({ wallets: [beacon] })
  const { latchkey } = story
  latchkey.start()
  const opened = latchkey.open({ wallet: harbor.wallet.key })
  expect(views(story)).toEqual(paired)
  expect(latchkey.state().pairing.walletId).toBe(listed[0]?.id)
  expect(connectingWalletConnectView(latchkey.state()).title).toBe('Harbor')
  latchkey.dispatch(router.wentBack())
  expect(views(story)).toEqual(['Connect'])
  latchkey.close()
  expect(await opened).toBe('dismissed')
})

test('a wallet that the registry lists later is then paired, unless the visitor has left', () => {
  const story = startStory({ wallets: [beacon] })
  story.walletRegistry.hang('wallets')
  story.latchkey.start()
  void story.latchkey.open({ wallet: harbor.wallet.key })
  expect(views(story)).toEqual(['Connect', 'ConnectingExternal'])
  const page = wallets.firstPageReceived({ wallets: [...listed], count: listed.length })
  story.latchkey.dispatch(page)
  expect(views(story)).toEqual(paired)
  story.latchkey.dispatch(router.wentBack())
  story.latchkey.dispatch(page)
  expect(views(story)).toEqual(['Connect'])
})

test('an unlisted, excluded or declined wallet is shown as before', () => {
  const first = startStory({ wallets: [beacon] })
  void first.latchkey.open({ wallet: 'com.example.nobody' })
  expect(views(first)).toEqual(['Connect', 'ConnectingExternal'])
  const excludeWalletIds = [harbor.wallet.key]
  const second = startStory({ wallets: [beacon], options: { excludeWalletIds } })
  void second.latchkey.open({ wallet: harbor.wallet.key })
  expect(views(second)).toEqual(['Connect', 'ConnectingExternal'])
  const third = startStory()
  third.injected.reject('connect', { code: 'user-rejected' })
  void third.latchkey.open({ wallet: harbor.wallet.key })
  expect(views(third)).toEqual(['Connect', 'ConnectingExternal'])
})

test('connecting without the modal rejects, and opens nothing', async () => {
  const { latchkey } = startStory({ wallets: [beacon] })
  await expect(latchkey.connect({ wallet: harbor.wallet.key })).rejects.toMatchObject({
    code: 'wallet-missing',
  })
  expect(latchkey.state().modal.open).toBe(false)
  expect(latchkey.state().pairing.walletId).toBe(null)
})

const rainbow = {
  ...(listed[0] as (typeof listed)[number]),
  id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
  name: 'Rainbow',
  rdns: 'me.rainbow',
}

test('a popular wallet outside the loaded list is looked up once by id and paired', () => {
  const story = startStory({ wallets: [beacon] })
  story.latchkey.start()
  const lookedUp = story.walletRegistry.hang('wallets')
  void story.latchkey.open({ wallet: 'me.rainbow' })
  expect(story.walletRegistry.questions.at(-1)?.request).toMatchObject({ include: [rainbow.id] })
  expect(views(story)).toEqual(['Connect', 'ConnectingExternal'])
  lookedUp.answer({ wallets: [rainbow], count: 1 })
  expect(views(story)).toEqual(paired)
  expect(story.latchkey.state().pairing.walletId).toBe(rainbow.id)
})

test.each([
  ['the registry does not know it', {}, { wallets: [], count: 0 }, 1],
  ['the host includes others alone', { includeWalletIds: [listed[0]?.id ?? ''] }, null, 0],
  ['the host switches the registry off', { features: { registry: false } }, null, 0],
])('if %s, the wallet is shown as not installed', (_, options, answer, questions) => {
  const story = startStory({ wallets: [beacon], options })
  story.latchkey.start()
  const before = story.walletRegistry.questions.length
  if (answer) story.walletRegistry.answer('wallets', answer)
  void story.latchkey.open({ wallet: 'me.rainbow' })
  const asked = story.walletRegistry.questions.slice(before)
  expect(asked.filter(({ request }) => Object(request).include?.[0] === rainbow.id)).toHaveLength(questions)
  expect(views(story)).toEqual(['Connect', 'ConnectingExternal'])
})
