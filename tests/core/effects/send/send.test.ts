import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { ether, hash, sending, usdc } from './story.ts'

test('a visitor sends ether: token, amount, receiver, review, the wallet, and how it ends', () => {
  const { injected, form, toReview, review, end, view, press, settlement } = sending()
  expect(form().next).toMatchObject({
    label: 'Select token',
    press: { data: { view: 'WalletSendSelectToken' } },
  })
  toReview()
  expect(review()).toMatchObject({
    amount: { value: '1.5 ETH' },
    worth: { value: '$3,000.00' },
    address: { value: bob.address },
    network: { value: 'Ethereum' },
    cost: { value: '$0.46', full: '0.000231 ETH' },
  })
  injected.answer('request', hash)
  press(review().send?.press)
  expect(view()).toBe('WalletSendConfirmed')
  expect(end().status?.title).toBe('Sending 1.5 ETH')
  expect(end().explorer?.href).toBe(`https://etherscan.io/tx/${hash}`)
  settlement.answer({ outcome: 'confirmed', replacement: null })
  expect(end().status).toMatchObject({ tone: 'positive', title: 'Sent 1.5 ETH' })
  press(end().close.press)
  expect(view()).toBe('Account')
})

test('the wallet request contains the reviewed fees', () => {
  const { injected, toReview, review, press } = sending()
  toReview()
  injected.answer('request', hash)
  press(review().send?.press)
  expect(injected.questions.find(({ method }) => method === 'request')?.request).toMatchObject({
    chainId: 'eip155:1',
    method: 'eth_sendTransaction',
    params: [
      {
        from: alice.address,
        to: bob.address,
        value: '0x14d1120d7b160000',
        data: '0x',
        gas: '0x5208',
        maxFeePerGas: '0x306dc4200',
        maxPriorityFeePerGas: '0x3b9aca00',
      },
    ],
  })
})

test('a token is sent by its contract', () => {
  const { injected, toReview, review, press } = sending()
  toReview('USD Coin', '2.5')
  expect(review().amount?.value).toBe('2.5 USDC')
  injected.answer('request', hash)
  press(review().send?.press)
  const asked = injected.questions.find(({ method }) => method === 'request')
  expect(asked?.request).toMatchObject({
    params: [{ to: usdc.address, value: '0x0', data: expect.stringMatching(/^0xa9059cbb.*2625a0$/) }],
  })
})

test('a resolved name is shown with the full address of its receiver', () => {
  const { form, toReview, review } = sending()
  toReview('Ether', '1', 'bob.eth')
  expect(form().found).toMatchObject({ value: 'bob.eth', full: bob.address })
  expect(review()).toMatchObject({ receiver: { value: 'bob.eth' }, address: { value: bob.address } })
})

test('the maximum of the coin subtracts the network cost before a receiver is known', () => {
  const { choose, form, press } = sending()
  choose('Ether')
  press(form().amount?.maximum?.press)
  // 21,000 gas at 13 gwei at most.
  expect(form().amount?.value).toBe('1.999727')
})

test('the most of a token is all of it', () => {
  const { choose, form, press } = sending()
  choose('USD Coin')
  press(form().amount?.maximum?.press)
  expect(form().amount?.value).toBe('5')
})

test('a refusal in the wallet leaves everything as it was, and says that nothing was sent', () => {
  const { injected, toReview, review, view, press, toasts } = sending()
  toReview()
  injected.reject('request', { code: 'user-rejected' })
  press(review().send?.press)
  expect(view()).toBe('WalletSendPreview')
  expect(review().failed?.title).toBe('Declined')
  expect(toasts()).toBe(0)
  injected.answer('request', hash)
  press(review().send?.press)
  expect(view()).toBe('WalletSendConfirmed')
})

test('a failure of the wallet shows a toast and advice to check the wallet', () => {
  const { clock, injected, latchkey, toReview, review, press } = sending()
  toReview()
  const question = injected.hang('request')
  press(review().send?.press)
  expect(review()).toMatchObject({
    waiting: { title: 'Confirm in Harbor' },
    send: { press: null, busy: true },
  })
  clock.pass(10_000)
  expect(review().waiting?.body).toMatch(/Nothing happening/)
  question.reject({ code: 'wallet-failed' })
  expect(review().failed?.body).toMatch(/before you send again/)
  expect(toastView(latchkey.state())).toMatchObject({ variant: 'error', text: 'Something went wrong' })
})

test('a second press during a wallet request asks nothing', () => {
  const { injected, toReview, review, press } = sending()
  toReview()
  injected.hang('request')
  const event = review().send?.press
  press(event)
  press(event)
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(1)
})

test('a cancelled transfer returns to its form, and a late signature is reported and followed', () => {
  const { latchkey, injected, toReview, review, form, view, press, toasts } = sending()
  toReview()
  const question = injected.hang('request')
  press(review().send?.press)
  press(review().cancel.press)
  expect([view(), form().amount?.value]).toEqual(['WalletSend', '1.5'])
  question.answer(hash)
  expect(view()).toBe('WalletSend')
  expect(toasts()).toBe(1)
  expect(latchkey.state().ownTransactions.sent).toMatchObject([{ hash, address: alice.address }])
})

test('a cancelled transfer that fails late is not reported during the next request', () => {
  const { injected, toReview, review, form, press, toasts } = sending()
  toReview()
  const first = injected.hang('request')
  press(review().send?.press)
  press(review().cancel.press)
  press(form().next?.press)
  injected.hang('request')
  for (let times = 0; times < 2; times += 1) press(review().send?.press)
  first.reject({ code: 'timed-out' })
  expect(toasts()).toBe(0)
  expect(review()).toMatchObject({ waiting: { title: 'Confirm in Harbor' }, failed: null })
})

/** Somebody has cancelled while the wallet was asked, which says yes all the same once `decide` is called. */
function cancelled() {
  const story = sending()
  story.toReview()
  const question = story.injected.hang('request')
  story.press(story.review().send?.press)
  story.press(story.review().cancel.press)
  return { ...story, decide: () => question.answer(hash) }
}

test('a late signature does not cancel the cost estimate of another amount', () => {
  const { clock, form, type, press, review, decide } = cancelled()
  type(form().amount, '1')
  decide()
  clock.pass(300)
  press(form().next?.press)
  expect(review()).toMatchObject({ amount: { value: '1 ETH' }, cost: { full: '0.000231 ETH' } })
  expect(review().send?.press).not.toBeNull()
})

test('a late signature does not cancel the lookup of another receiver', () => {
  const { clock, form, type, decide } = cancelled()
  type(form().receiver, 'bob.eth')
  decide()
  clock.pass(500)
  clock.pass(300)
  expect(form()).toMatchObject({ found: { value: 'bob.eth' }, next: { label: 'Review send' } })
})

test('a late signature of an earlier transfer does not prolong the wait for the next', () => {
  const { clock, injected, form, press, review, end, decide } = cancelled()
  press(form().next?.press)
  injected.answer('request', `0x${'cd'.repeat(32)}`)
  for (let times = 0; times < 2; times += 1) press(review().send?.press)
  clock.pass(20_000)
  decide()
  clock.pass(4999)
  expect(end().status?.title).toBe('Sending 1.5 ETH')
  clock.pass(1)
  expect(end().status?.title).toBe('Still pending')
})

test('the result view waits 25 seconds for the chain and shows a later outcome', () => {
  const { clock, injected, toReview, review, end, press, settlement } = sending()
  toReview()
  injected.answer('request', hash)
  press(review().send?.press)
  clock.pass(24_999)
  expect(end().status?.title).toBe('Sending 1.5 ETH')
  clock.pass(1)
  expect(end().status?.title).toBe('Still pending')
  settlement.answer({ outcome: 'dropped', replacement: null })
  expect(end().status?.title).toBe('Dropped by the network')
})

test('a wallet that knows only the other method is asked by it, and from then on at once', () => {
  const { injected, toReview, review, end, press } = sending()
  const methods = () =>
    injected.questions.flatMap(({ method, request }) =>
      method === 'request' ? [Reflect.get(Object(request), 'method')] : [],
    )
  for (const expected of [2, 3]) {
    toReview()
    if (expected === 2) injected.reject('request', { code: 'method-unsupported' })
    injected.answer('request', hash)
    press(review().send?.press)
    expect(methods()).toHaveLength(expected)
    press(end().close.press)
    press(modal.openRequested({ view: 'WalletSend' }))
  }
  expect(methods()).toEqual(['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendTransaction'])
})

test('an answer that is no hash is not taken for one', () => {
  const { injected, toReview, review, view, press } = sending()
  toReview()
  injected.answer('request', { ok: true })
  press(review().send?.press)
  expect(view()).toBe('WalletSendPreview')
  expect(review().failed?.body).toMatch(/may have sent this/)
})

test('a transfer that would fail says why, and cannot be sent', () => {
  const { clock, asked, choose, type, form, press, review } = sending()
  choose('USD Coin')
  asked.reject('estimate', { code: 'execution-reverted', detail: 'execution reverted: paused' })
  type(form().amount, '2')
  type(form().receiver, bob.address)
  clock.pass(800)
  const refusal = { title: 'This will fail', body: "The token's contract rejects it: paused" }
  expect(form().refusal).toMatchObject(refusal)
  press(form().next?.press)
  expect(review()).toMatchObject({ refusal, cost: null, send: { press: null } })
})

test('an unreachable network blocks the review and offers a retry', () => {
  const { clock, asked, choose, type, form, press, review } = sending()
  choose('Ether')
  asked.reject('estimate', { code: 'unreachable' })
  type(form().amount, '1')
  type(form().receiver, bob.address)
  clock.pass(800)
  press(form().next?.press)
  expect(review()).toMatchObject({
    refusal: { title: "Couldn't reach Ethereum", body: 'Check your connection, then try again.' },
    send: { press: null },
  })
  press(review().retry?.press)
  clock.pass(300)
  expect(review()).toMatchObject({ refusal: null, cost: { value: '$0.46' } })
  expect(review().send?.press).not.toBeNull()
})

test('the estimate refreshes every ten seconds under review and pauses during a wallet request', () => {
  const { clock, asked, injected, toReview, review, press } = sending()
  toReview()
  const estimates = () => asked.questions.filter(({ method }) => method === 'estimate').length
  const before = estimates()
  clock.pass(10_300)
  expect(estimates()).toBe(before + 1)
  expect(review().send?.press).not.toBeNull()
  injected.hang('request')
  press(review().send?.press)
  clock.pass(60_000)
  expect(estimates()).toBe(before + 1)
})

test('only the last typed receiver is resolved', () => {
  const { clock, asked, choose, type, form } = sending()
  choose('Ether')
  const before = asked.questions.length
  for (const text of ['b', 'bo', 'bob', 'bob.eth']) {
    type(form().receiver, text)
    clock.pass(100)
  }
  clock.pass(500)
  expect(asked.questions.slice(before).map(({ method }) => method)).toEqual(['receiver'])
})

test('a receiver that could not be resolved is not called invalid and can be retried', () => {
  const { clock, asked, choose, type, form, press } = sending()
  choose('Ether')
  type(form().amount, '1')
  asked.reject('receiver', { code: 'unreachable' })
  type(form().receiver, 'bob.eth')
  clock.pass(500)
  expect(form()).toMatchObject({ notFound: {}, next: { label: 'Review send', press: null } })
  press(form().retryReceiver?.press)
  clock.pass(500)
  expect(form().next?.press).not.toBeNull()
})

test('the form cautions about the token contract, the own address and a missing checksum', () => {
  const { fill, form } = sending()
  fill('USD Coin', '1', usdc.address)
  expect(form().caution).toMatchObject({
    tone: 'negative',
    title: "This is the token's own contract",
  })
  fill('USD Coin', '1', alice.address)
  expect(form().caution?.title).toBe('This is your own address')
  fill('USD Coin', '1', bob.address.toLowerCase())
  expect(form().caution?.title).toMatch(/can't be checked for typos/)
})

test('another account of the wallet leaves the review, since it was about the first one', () => {
  const { injected, toReview, view, form } = sending()
  toReview()
  injected.change('dev.latchkey.harbor', {
    kind: 'accounts',
    namespace: 'eip155',
    accounts: [carol.address],
  })
  expect(view()).toBe('WalletSend')
  expect(form()).toMatchObject({ next: { label: 'Select token' }, receiver: { value: '' } })
})

test('refreshed balances change the available amount but not the typed amount', () => {
  const { clock, tokenBalances, fill, form } = sending()
  fill('Ether', '1.5', bob.address)
  tokenBalances.answer('read', { tokens: [{ ...ether, amount: '1000000000000000000' }, usdc] })
  clock.pass(10_000)
  expect(form()).toMatchObject({
    amount: { value: '1.5' },
    available: { value: '1 ETH', tone: 'negative' },
    next: { label: 'Insufficient funds', press: null },
  })
})

test('tokens are searched by name and by symbol', () => {
  const { form, tokens, type, press } = sending()
  press(form().token?.press)
  type(tokens().search, 'usd')
  expect(tokens().list.items.map(({ label }) => label)).toEqual(['USD Coin'])
  type(tokens().search, 'doge')
  expect(tokens().list).toMatchObject({ items: [], empty: 'No tokens found' })
})

test('the coin can be sent with token balances off', () => {
  const { latchkey, form, tokens, press } = sending({ options: { features: { tokenBalances: false } } })
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  press(form().token?.press)
  expect(tokens().list.items.map(({ label }) => label)).toEqual(['Ether'])
})

test('the end of the connection ends the review', () => {
  const { latchkey, toReview, view } = sending()
  toReview()
  latchkey.dispatch(connection.disconnectRequested())
  expect(view()).not.toBe('WalletSendPreview')
})

test('a receiver that was typed before there was a token stays, and is looked up once there is one', () => {
  const { form, type, choose, clock } = sending()
  type(form().receiver, bob.address)
  choose('Ether')
  expect(form().receiver?.value).toBe(bob.address)
  type(form().amount, '1')
  clock.pass(500)
  clock.pass(300)
  expect(form().next).toMatchObject({ label: 'Review send' })
})

test('a nonce that is too low says that an earlier attempt may have been sent', () => {
  const { injected, toReview, review, press } = sending()
  toReview()
  injected.reject('request', { code: 'nonce-too-low' })
  press(review().send?.press)
  expect(review().failed?.body).toMatch(/may have sent/)
})

test('a nonce that is too high says that earlier transactions come first, and the form remains', () => {
  const { injected, toReview, review, form, press, toasts } = sending()
  toReview()
  injected.reject('request', { code: 'nonce-too-high' })
  press(review().send?.press)
  expect(review().failed).toMatchObject({
    title: 'Another transaction is in progress',
    body: 'Nothing was sent. Wait until it ends, then send again.',
  })
  expect(toasts()).toBe(1)
  expect(form()).toMatchObject({ amount: { value: '1.5' }, receiver: { value: bob.address } })
})
