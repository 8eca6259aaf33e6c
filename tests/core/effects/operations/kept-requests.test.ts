import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import {
  recentRequestsIn,
  requestsIn,
  requestsText,
} from '../../../../core/domain/operations/request/stored-requests.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { send } from '../../../../core/events/send/send.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { alice, carol } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { hash, sending } from '../send/story.ts'
import { swapping } from '../swap/story.ts'
import { lastSending } from '../send/last-sending.ts'

const { sendRequests: sendKey, swapRequests: swapKey } = storageKeys
const hour = 60 * 60 * 1000

/** Alice has pressed Send, and her wallet has the question. */
function askedToSend(storage = fakeStorage()) {
  const story = sending({ ports: { storage } })
  story.toReview()
  const wallet = story.injected.hang('request')
  story.press(story.review().send?.press)
  return { ...story, storage, wallet }
}

/** Alice has pressed Swap, and her wallet has the question. */
function askedToSwap(storage = fakeStorage()) {
  const story = swapping({ ports: { storage } })
  story.toReview()
  const wallet = story.injected.hang('request')
  story.confirm()
  return { ...story, storage, wallet }
}

/** The next visit over the same storage, with the same order under review. */
function sendingAgain(storage: ReturnType<typeof fakeStorage>) {
  const story = sending({ ports: { storage } })
  story.toReview()
  return story
}

function swappingAgain(storage: ReturnType<typeof fakeStorage>) {
  const story = swapping({ ports: { storage } })
  story.toReview()
  const risks = () => swapPreviewView(story.latchkey.state()).parts.risks
  return { ...story, risks }
}

const request = {
  attempt: 'elsewhere',
  wallet: { key: harbor.wallet.key, name: 'Harbor' },
  chainId: 'eip155:1',
  address: alice.address,
}

test('send: after a reload the review says that the wallet may have sent it, and a press more sends', () => {
  const { storage } = askedToSend()
  const { review, press, injected } = sendingAgain(storage)
  expect(review().openRequest).toMatchObject({ title: 'Harbor may have sent an earlier transfer' })
  injected.answer('request', hash)
  press(review().send?.press)
  expect(review().send?.label).toBe('Send anyway')
  press(review().send?.press)
  expect(review().openRequest).toBeNull()
})

test('swap: after a reload the review says that the wallet may have sent it', () => {
  const { storage } = askedToSwap()
  const { risks, confirm } = swappingAgain(storage)
  expect(risks()?.body).toContain('Harbor may have sent an earlier swap.')
  confirm()
  confirm()
  expect(risks()).toBeNull()
})

test('send: an answered request is not shown at the next visit', () => {
  const signed = askedToSend()
  signed.wallet.answer(hash)
  const declined = askedToSend()
  declined.wallet.reject({ code: 'user-rejected' })
  for (const { storage } of [signed, declined]) {
    expect(storage.texts()).not.toHaveProperty(sendKey)
    expect(sendingAgain(storage).review().openRequest).toBeNull()
  }
})

test('swap: an answered request is not shown at the next visit', () => {
  const signed = askedToSwap()
  signed.wallet.answer(hash)
  const declined = askedToSwap()
  declined.wallet.reject({ code: 'user-rejected' })
  for (const { storage } of [signed, declined]) {
    expect(storage.texts()).not.toHaveProperty(swapKey)
    expect(swappingAgain(storage).risks()).toBeNull()
  }
})

test('an answer that leaves doubt stays in doubt after a reload', () => {
  const { storage, wallet } = askedToSend()
  wallet.reject({ code: 'wallet-failed' })
  expect(sendingAgain(storage).review().openRequest).not.toBeNull()
})

test('a request of another tab is shown at the review until it is answered', () => {
  const storage = fakeStorage()
  const { review } = sendingAgain(storage)
  expect(review().openRequest).toBeNull()
  storage.changeElsewhere(sendKey, requestsText([{ ...request, askedAt: 0 }]))
  expect(review().openRequest).not.toBeNull()
  storage.changeElsewhere(sendKey, null)
  expect(review().openRequest).toBeNull()
})

test('stored requests of another tab are preserved', () => {
  const other = { ...request, address: carol.address, askedAt: 0 }
  const { storage, wallet } = askedToSend(fakeStorage({ [sendKey]: requestsText([other]) }))
  const kept = () => requestsIn(storage.texts()[sendKey] ?? null).map(({ address }) => address)
  expect(kept()).toEqual([carol.address, alice.address])
  wallet.answer(hash)
  expect(kept()).toEqual([carol.address])
})

test('an open request that the visitor accepts is not shown at the next visit', () => {
  const { storage } = askedToSend()
  const again = sendingAgain(storage)
  again.injected.answer('request', hash)
  again.press(send.confirmed())
  again.press(send.confirmed())
  expect(storage.texts()).not.toHaveProperty(sendKey)
})

test('a stored request with the same attempt number from another tab is preserved', () => {
  const { storage, latchkey, wallet } = askedToSend()
  const attempt = lastSending({ latchkey })?.id ?? ''
  const kept = () => requestsIn(storage.texts()[sendKey] ?? null)
  storage.changeElsewhere(sendKey, requestsText([...kept(), { ...request, attempt, askedAt: 1 }]))
  wallet.answer(hash)
  expect(kept()).toMatchObject([{ attempt, askedAt: 1 }])
})

test('a stored request of another account or network is not shown', () => {
  for (const other of [{ address: carol.address }, { chainId: 'eip155:10' }]) {
    const text = requestsText([{ ...request, ...other, askedAt: 0 }])
    expect(sendingAgain(fakeStorage({ [sendKey]: text })).review().openRequest).toBeNull()
  }
})

test('a stored request expires after an hour', () => {
  const text = requestsText([{ ...request, askedAt: 1000 }])
  expect(recentRequestsIn(text, 999 + hour)).toHaveLength(1)
  expect(recentRequestsIn(text, 1000 + hour)).toHaveLength(0)
})

test('malformed stored requests are ignored, and a newer version is not overwritten', () => {
  for (const text of ['', '{', '{"v":1,"requests":[null,{"attempt":1}]}', '[]', 'null'])
    expect(requestsIn(text)).toEqual([])
  const newer = '{"v":2,"requests":[]}'
  const { storage } = askedToSend(fakeStorage({ [sendKey]: newer }))
  expect(storage.texts()[sendKey]).toBe(newer)
})

test('the wallet is asked if storage is blocked', () => {
  const storage = fakeStorage()
  storage.block()
  const { wallet, isShown } = askedToSend(storage)
  wallet.answer(hash)
  expect(isShown('signed')).toBe(true)
})

test('a cancelled swap remains stored until its wallet answers', () => {
  const { storage, press, wallet } = askedToSwap()
  press(swap.cancelled({ flow: null }))
  expect(storage.texts()).toHaveProperty(swapKey)
  wallet.answer(hash)
  expect(storage.texts()).not.toHaveProperty(swapKey)
})
