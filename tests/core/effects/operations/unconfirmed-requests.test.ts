import { expect, test } from 'vitest'
import { fakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import { fakeFrame } from '../../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { walletRequest } from '../../../../core/events/operations/wallet-request.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { toastOnPage, toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { bundling, carried } from '../swap/bundle-story.ts'
import { emailStory, keptSessions } from '../frame/email-story.ts'
import { hash, sending } from '../send/story.ts'
import { hash as carriedHash, permitAnswers, swapping, usdcToken } from '../swap/story.ts'

/** The frame was told of a cancel, and has not said whether the request was done. */
const unconfirmed: Failure = {
  code: 'timed-out',
  detail: 'This may have gone through. Check your activity before you try again.',
  data: 'the-id',
}
const undone: Failure = { code: 'user-rejected', detail: 'Request was aborted' }
const lookFirst = 'Check your activity before you send again.'
const mayBeDone = 'This may have gone through. Check your activity before you try again.'

const inFrame = () => {
  const shared = [{ accounts: [alice.address], chainId: mainnet.id }]
  const wallet = fakeFrameConnector({ shared, isTrusted: true })
  const frame = fakeFrame()
  const given = {
    wallets: [],
    options: { features: { email: true } },
    ports: { frame, storage: fakeStorage({ sessions: keptSessions }), connectors: { frame: wallet } },
  }
  const ids = () =>
    frame.questions.filter(({ method }) => method === 'lateAnswer').map(({ request }) => request)
  return { wallet, frame, given, ids }
}

/** Alice sends bob 1.5 ether from her account in the frame, cancels there, and the frame says nothing to that. */
function unconfirmedSending() {
  const { wallet, frame, given, ids } = inFrame()
  const story = sending(given)
  story.toReview()
  const asked = wallet.hang('request')
  const late = frame.hang('lateAnswer')
  story.press(story.review().send?.press)
  frame.closeApproval()
  asked.reject(unconfirmed)
  return { ...story, wallet, frame, late, ids }
}

test('a cancelled frame transfer with an unknown outcome never claims that nothing was sent', () => {
  const story = unconfirmedSending()
  expect(story.review().failed).toMatchObject({ title: 'This may have been sent', body: lookFirst })
  expect(toastView(story.latchkey.state())?.text).toBe(mayBeDone)
  expect(story.ids()).toEqual([{ id: 'the-id' }])
})

test('a hash that comes late ends the sending that was canceled, and is followed', () => {
  const story = unconfirmedSending()
  story.late.answer({ result: hash })
  expect(story.view()).toBe('WalletSendConfirmed')
  expect(toastView(story.latchkey.state())?.text).toBe('ETH was sent, though you canceled')
  expect(story.latchkey.state().ownTransactions?.sent).toMatchObject([{ hash, chainId: mainnet.id }])
})

test('a late refusal of the frame says that nothing was sent', () => {
  const story = unconfirmedSending()
  story.late.reject(undone)
  expect(story.review().failed?.body).toBe('Nothing was sent. You can try again.')
})

test('a failure of the frame leaves the outcome unknown', () => {
  const story = unconfirmedSending()
  story.late.reject({ code: 'unreachable' })
  expect(story.review().failed?.body).toBe(lookFirst)
})

test('a second transfer after an unconfirmed one shows the open request first', () => {
  const story = unconfirmedSending()
  story.press(story.review().cancel.press)
  story.toReview('USDC', '1', bob.address)
  expect(story.review().openRequest?.title).toBe('An earlier transfer may have been sent')
})

test('a request that the frame confirmed as canceled asks for no late answer', () => {
  const { wallet, frame, given, ids } = inFrame()
  const story = sending(given)
  story.toReview()
  const asked = wallet.hang('request')
  story.press(story.review().send?.press)
  frame.closeApproval()
  asked.reject(undone)
  expect(ids()).toEqual([])
  expect(story.review().failed?.title).toBe('Declined')
})

test('a stop waits for no late answer', () => {
  const story = unconfirmedSending()
  story.latchkey.dispatch(host.stopped())
  expect(story.frame.questions.find(({ method }) => method === 'lateAnswer')?.isAborted).toBe(true)
})

type Swapping = ReturnType<typeof swapping>

/** Alice swaps from her account in the frame, has come to where it signs that, cancels there, and the frame says nothing to that. */
function unconfirmedSwap(step: 'approval' | 'permit' | 'swap') {
  const { wallet, frame, given, ids } = inFrame()
  const story: Swapping = swapping({ hasPermit: step === 'permit', ...given })
  if (step === 'swap') story.asked.answer('quote', { received: '2000123456' })
  if (step === 'swap') story.toReview()
  if (step === 'approval') story.toApproval()
  if (step === 'permit') {
    story.giveDollars({ ...usdcToken, hasPermit: true })
    for (const answer of permitAnswers()) story.node.answer('ask', answer)
    story.go('SwapPreview')
  }
  const asked = wallet.hang('request')
  const late = frame.hang('lateAnswer')
  story.confirm()
  frame.closeApproval()
  asked.reject(unconfirmed)
  const review = () => swapPreviewView(story.latchkey.state()).parts
  return { ...story, wallet, late, ids, review }
}

test.each(['approval', 'swap'] as const)('a cancelled %s with an unknown outcome says so', (step) => {
  const story = unconfirmedSwap(step)
  expect(story.review().failed).toMatchObject({
    title: 'This may have gone through',
    body: 'Check your activity before you try again.',
  })
})

test('a permit that may have been signed swaps nothing, and that is said', () => {
  const { failed } = unconfirmedSwap('permit').review()
  expect(failed?.body).toBe('Nothing was swapped. You can try again.')
})

test('a swap whose hash arrives late is pending and followed', () => {
  const story = unconfirmedSwap('swap')
  story.late.answer({ result: hash })
  expect(story.form()?.sent).toMatchObject([{ hash }])
  expect(story.latchkey.state().ownTransactions?.sent).toMatchObject([{ hash }])
})

test('an approval whose hash arrives late is followed and shows a toast', () => {
  const story = unconfirmedSwap('approval')
  story.late.answer({ result: hash })
  expect(story.latchkey.state().ownTransactions?.sent).toMatchObject([{ hash }])
  expect(toastView(story.latchkey.state())?.text).toContain('This went through, though you canceled')
})

test('a swap of which the frame says late that it was not done was declined', () => {
  const story = unconfirmedSwap('swap')
  story.late.reject(undone)
  expect(story.review().failed?.title).toBe('Declined')
  expect(story.latchkey.state().swapRequests?.open).toEqual([])
})

test('a bundle whose id arrives late is polled like any other', () => {
  const story = bundling()
  story.toBundle()
  const asked = story.wallet.hang('request')
  const late = story.frame.hang('lateAnswer')
  story.confirm()
  asked.reject(unconfirmed)
  story.wallet.answer('request', carried())
  late.answer({ result: { id: '0xb1' } })
  story.clock.pass(2000)
  expect(story.form()?.sent).toMatchObject([{ hash: carriedHash }])
})

/** The host has asked for something that Alice canceled in the frame, with the modal closed, and the frame says nothing to that. */
function unconfirmedRequest(method: string, params: unknown) {
  const story = emailStory()
  story.submit()
  story.code('123456')
  story.go(modal.closeRequested())
  const asked = story.wallet.hang('request')
  const late = story.frame.hang('lateAnswer')
  story.go(walletRequest.sent({ namespace: 'eip155', method, params }))
  story.frame.closeApproval()
  asked.reject(unconfirmed)
  return { ...story, late, told: () => toastOnPage(story.state())?.text ?? null }
}

const transaction = [{ from: alice.address, to: bob.address, value: '0x1' }]

test.each([
  ['eth_sendTransaction', transaction, mayBeDone],
  ['wallet_sendCalls', [{ calls: [] }], mayBeDone],
  ['personal_sign', ['0x00', alice.address], 'This may have been signed. Try again only if nothing happens.'],
  [
    'eth_signTypedData_v4',
    [alice.address, '{}'],
    'This may have been signed. Try again only if nothing happens.',
  ],
])('a cancelled %s of the host with an unknown outcome shows matching advice', (method, params, words) => {
  expect(unconfirmedRequest(method, params).told()).toBe(words)
})

test('a host transaction whose hash arrives late is followed and shows a toast', () => {
  const story = unconfirmedRequest('eth_sendTransaction', transaction)
  story.late.answer({ result: hash })
  expect(story.state().ownTransactions?.sent).toMatchObject([{ hash, address: alice.address, value: '1' }])
  expect(story.told()).toBe('This went through, though you canceled. Check your activity.')
})

test('a late signature of a cancelled request shows a toast and is not delivered', () => {
  const story = unconfirmedRequest('personal_sign', ['0x00', alice.address])
  story.late.answer({ result: '0x01' })
  expect(story.told()).toBe('Signed, though you canceled')
  expect(story.events.some(({ type }) => type === walletRequest.answered.type)).toBe(false)
})
