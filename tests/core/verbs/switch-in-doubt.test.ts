import { expect, test } from 'vitest'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'

test.each([
  ['is disconnected', (latchkey: Latchkey) => latchkey.disconnect()],
  ['another takes the place of', (latchkey: Latchkey) => latchkey.connect({ wallet: beacon.wallet.key })],
])('a switch whose wallet %s while it is asked says that the wallet may still switch', async (_, leave) => {
  const { latchkey, injected } = startStory({ options: { networks: [mainnet, base] } })
  latchkey.start()
  await latchkey.connect({ wallet: harbor.wallet.key })
  injected.hang('switchNetwork')
  const switching = latchkey.switchNetwork(base.id)
  await Promise.resolve()
  void leave(latchkey)
  await expect(switching).rejects.toMatchObject({
    code: 'aborted',
    message: expect.stringContaining(`The wallet may still switch to ${base.id}`),
  })
})

type Latchkey = ReturnType<typeof startStory>['latchkey']
