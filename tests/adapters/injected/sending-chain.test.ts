import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import { sending } from '../../core/effects/send/story.ts'
import { swap } from '../../../core/events/swap/swap.ts'
import { swapping } from '../../core/effects/swap/story.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { info, PageWallet, WalletPage } from '../page-wallet.ts'

const walletKey = 'com.example.wallet'

/** A wallet that has gone to Polygon, and whose page has not heard of it (yet). */
function gone() {
  const page = new WalletPage()
  const provider = new PageWallet()
    .reply('eth_requestAccounts', [alice.address])
    .reply('eth_accounts', [alice.address])
    .reply('eth_chainId', '0x1')
    .reply('eth_sendTransaction', `0x${'ab'.repeat(32)}`)
  page.install({ info: info(), provider })
  const injected = createInjected({ target: page, clock: fakeClock() })
  return { provider, injected, move: () => provider.reply('eth_chainId', '0x89') }
}

test('a wallet that is on another chain than is meant by now is not asked to send', async () => {
  const { provider, injected, move } = gone()
  await valueOf(injected.connect({ walletKey }, unhurried))
  move()
  const params = [{ from: alice.address, to: alice.address, value: '0x1', data: '0x' }]
  const question = { walletKey, chainId: mainnet.id, method: 'eth_sendTransaction', params }
  const failure = await failureFrom(injected.request(question, unhurried))
  expect(provider.asked.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  expect(failure).toMatchObject({ code: 'chain-mismatch' })
})

test('a wallet that is given up while it is asked for its chain is not asked to send', async () => {
  const { provider, injected } = gone()
  await valueOf(injected.connect({ walletKey }, unhurried))
  provider.reply('eth_chainId', () => new Promise(() => {}))
  const giving = new AbortController()
  const params = [{ from: alice.address, to: alice.address, value: '0x1', data: '0x' }]
  const question = { walletKey, chainId: mainnet.id, method: 'eth_sendTransaction', params }
  const failed = failureFrom(injected.request(question, giving.signal))
  giving.abort()
  expect(await failed).toMatchObject({ code: 'aborted' })
  expect(provider.asked.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('a transfer request names the reviewed chain', () => {
  const story = sending()
  story.toReview()
  story.injected.hang('request')
  story.press(story.review().send?.press)
  const asked = story.injected.questions.find(({ method }) => method === 'request')
  expect(asked?.request).toMatchObject({ params: [{ chainId: '0x1' }] })
})

test('a swap request names the reviewed chain', () => {
  const story = swapping()
  story.toReview()
  story.injected.hang('request')
  story.press(swap.confirmed())
  const asked = story.injected.questions.find(({ method }) => method === 'request')
  expect(asked?.request).toMatchObject({ params: [{ chainId: '0x1' }] })
})
