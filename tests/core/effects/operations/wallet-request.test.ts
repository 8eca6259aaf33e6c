import { expect, test } from 'vitest'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('a request goes to the connected wallet on its chain, and its answer comes back', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.answer('request', '0x5167')
  expect(await story.latchkey.request({ method: 'personal_sign', params: ['0x00', alice.address] })).toBe(
    '0x5167',
  )
  expect(story.injected.questions.at(-1)).toMatchObject({
    request: {
      walletKey: harbor.wallet.key,
      chainId: 'eip155:1',
      method: 'personal_sign',
      params: ['0x00', alice.address],
    },
  })
})

test('a refused request rejects with its code, and one without a wallet says how to connect', async () => {
  const story = startStory()
  await expect(story.latchkey.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 'unauthorized',
  })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.reject('request', { code: 'user-rejected' })
  await expect(story.latchkey.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 'user-rejected',
  })
})

test('two requests run side by side and each gets its own answer', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const slow = story.injected.hang('request')
  story.injected.answer('request', 'second')
  const first = story.latchkey.request({ method: 'a' })
  expect(await story.latchkey.request({ method: 'b' })).toBe('second')
  slow.answer('first')
  expect(await first).toBe('first')
})
