import { expect, test } from 'vitest'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { verbsAtHand } from '../../core/late-part-at-hand.ts'
import { mainnet } from '../../core/domain/known-networks.ts'
import { harbor, startStory } from '../../fixtures/story.ts'

/** A story whose verbs that ask a wallet come when they are brought, or not. */
function storyWithoutVerbs() {
  let isHere = false
  let settle: { readonly resolve: () => void; readonly reject: (error: unknown) => void }
  let loading: Promise<void> | null = null
  let tries = 0
  const load = () => {
    if (!loading) tries += 1
    loading ??= new Promise((resolve, reject) => (settle = { resolve, reject }))
    return loading
  }
  const story = startStory({ askingVerbs: { loaded: () => (isHere ? verbsAtHand.loaded() : null), load } })
  story.latchkey.start()
  const bring = () => {
    isHere = true
    settle.resolve()
  }
  const refuse = () => {
    loading = null
    settle.reject(new LatchkeyError('unreachable', 'It did not come.'))
  }
  return { ...story, bring, refuse, tries: () => tries }
}

const wallet = harbor.wallet.key

test('the first verb brings its code, and asks the wallet once that is here', async () => {
  const { latchkey, types, bring, tries } = storyWithoutVerbs()
  const connected = latchkey.connect({ wallet })
  expect(types()).not.toContain('connection/walletChosen')
  bring()
  await expect(connected).resolves.toMatchObject({ wallet: { key: wallet } })
  await expect(latchkey.request({ method: 'eth_chainId' })).resolves.toBeDefined()
  expect(tries()).toBe(1)
})

test('verbs that wait for their code are taken in the order in which they were called', async () => {
  const { latchkey, types, bring } = storyWithoutVerbs()
  const called = [
    latchkey.connect({ wallet }),
    latchkey.switchNetwork('eip155:8453'),
    latchkey.request({ method: 'eth_chainId' }),
  ]
  bring()
  await Promise.allSettled(called)
  const intents = ['connection/walletChosen', 'network/chosen', 'walletRequest/sent']
  expect(types().filter((type) => intents.includes(type))).toEqual(intents)
})

test('a verb whose code does not come says so, and the next one tries again', async () => {
  const { latchkey, bring, refuse, tries } = storyWithoutVerbs()
  const first = latchkey.switchNetwork(mainnet.id)
  refuse()
  await expect(first).rejects.toMatchObject({ code: 'unreachable' })
  const second = latchkey.switchNetwork(mainnet.id)
  bring()
  await expect(second).resolves.toBeUndefined()
  expect(tries()).toBe(2)
})

test('a verb that waits for its code ends at once with a stop, and asks nobody after it, not even started again', async () => {
  const { latchkey, types, bring } = storyWithoutVerbs()
  const connected = latchkey.connect({ wallet })
  latchkey.stop()
  latchkey.start()
  await expect(connected).rejects.toMatchObject({ code: 'aborted' })
  bring()
  await Promise.resolve()
  expect(types()).not.toContain('connection/walletChosen')
})

test('a verb that is given up before its code is here asks nobody', async () => {
  const { latchkey, types, bring } = storyWithoutVerbs()
  const giving = new AbortController()
  const connected = latchkey.connect({ wallet, signal: giving.signal })
  giving.abort()
  await expect(connected).rejects.toMatchObject({
    code: 'aborted',
    message: expect.stringContaining('Nobody was asked'),
  })
  bring()
  await expect(latchkey.switchNetwork(mainnet.id)).resolves.toBeUndefined()
  expect(types()).not.toContain('connection/walletChosen')
})

test('a connection that waits for its code is given up by who disconnects meanwhile, and not by who leaves one kind', async () => {
  const { latchkey, types, bring } = storyWithoutVerbs()
  const first = latchkey.connect({ wallet })
  await latchkey.disconnect({ namespace: 'solana' })
  const second = latchkey.switchNetwork('eip155:8453')
  await latchkey.disconnect()
  await Promise.resolve()
  bring()
  await expect(first).rejects.toMatchObject({
    code: 'aborted',
    message: expect.stringContaining('Nobody was asked'),
  })
  await expect(second).resolves.toBeUndefined()
  expect(types()).not.toContain('connection/walletChosen')
})

test('what needs no wallet waits for no code', async () => {
  const { latchkey, types, tries } = storyWithoutVerbs()
  await latchkey.ready()
  void latchkey.open()
  latchkey.close()
  await latchkey.disconnect()
  expect(types()).toContain('modal/closed')
  expect(tries()).toBe(0)
})
