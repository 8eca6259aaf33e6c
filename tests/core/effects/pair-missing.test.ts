import { expect, test } from 'vitest'
import { router } from '../../../core/events/router.ts'
import { wallets } from '../../../core/events/wallets.ts'
import { connectingWalletConnectView } from '../../../core/view-models/connecting-wallet-connect.ts'
import { beacon, harbor, listed, startStory } from '../../../fixtures/story.ts'

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

test('one that the registry tells of later is paired then, unless the visitor has gone on', () => {
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

test('one that nobody lists, that the host excludes or that declined is told of as before', () => {
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
