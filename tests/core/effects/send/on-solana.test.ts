import { expect, test } from 'vitest'
import { send } from '../../../../core/events/send/send.ts'
import { lamp } from '../connection/two-wallets-story.ts'
import { dollars, friend, sendingOnSolana, signature } from './on-solana-story.ts'

/** What a node says that can not try a transfer. */
const untried = { tokens: [], trial: null }

test('a visitor sends SOL: form, review, the transaction that is made, the wallet, and how it ends', () => {
  const { asked, standard, form, review, end, toReview, press, requests, settlement, toasts } =
    sendingOnSolana()
  expect(form().next).toMatchObject({
    label: 'Select token',
    press: { data: { view: 'WalletSendSelectToken' } },
  })
  toReview()
  expect(review()).toMatchObject({
    amount: { value: '1.5 SOL' },
    address: { value: friend },
    network: { value: 'Solana' },
    cost: { full: '0.000005 SOL' },
    opening: null,
    arrives: null,
  })
  asked.answer('transaction', { transaction: 'AAAA' })
  standard.answer('request', { signature })
  press(review().send?.press)
  expect(requests()[0]?.request).toMatchObject({
    method: 'solana_signAndSendTransaction',
    params: { transaction: 'AAAA' },
  })
  expect(toasts()).toEqual(['Transaction started'])
  expect(end().status?.title).toBe('Sending 1.5 SOL')
  settlement.answer({ outcome: 'confirmed', replacement: null })
  expect(end().status).toMatchObject({ tone: 'positive', title: 'Sent 1.5 SOL' })
})

test('the review of a token transfer shows the account rent and the transfer fee', () => {
  const { asked, review, toReview } = sendingOnSolana()
  asked.answer('estimate', { gas: null, fees: null, mostCost: '5000', likelyCost: '5000' })
  asked.answer('estimate', {
    gas: null,
    fees: null,
    mostCost: '2044280',
    likelyCost: '2044280',
    opening: '2039280',
    kept: '25000',
  })
  toReview('USD Coin', '2.5')
  expect(review()).toMatchObject({
    opening: { label: 'Includes new account', value: '0.00203928 SOL' },
    arrives: { label: 'Receiver gets', value: '2.475 USDC' },
  })
})

test('a token that the service lists with other decimals than its mint says is not sent', () => {
  const { chain, form, review, toReview, press, requests } = sendingOnSolana()
  const said = { tokens: [{ address: dollars.address, symbol: null, decimals: 8 }], trial: null }
  chain.answer('inspect', said)
  chain.answer('inspect', said)
  toReview('USD Coin', '2.5')
  expect(form().refusal).toMatchObject({
    title: "USDC doesn't match its contract",
    body: "It was shown with 6 decimals but has 8, so your wallet wasn't asked to sign. Choose another token.",
  })
  press(review().send?.press)
  expect(requests()).toEqual([])
})

test('the chain simulates the Solana transfer of the form before the wallet is asked', () => {
  const { chain, toReview } = sendingOnSolana()
  toReview('USD Coin', '2.5')
  expect(chain.questions.at(-1)?.request).toMatchObject({
    calls: [],
    scope: 'effect',
    review: {
      shown: [{ address: dollars.address, symbol: 'USDC', decimals: 6 }],
      pays: { token: dollars.address, amount: '2500000' },
      receiver: friend,
      spender: null,
    },
  })
})

test('a Solana transfer that takes more than reviewed is not sent', () => {
  const { chain, form, review, toReview, press, requests } = sendingOnSolana()
  chain.answer('inspect', untried)
  chain.answer('inspect', {
    tokens: [],
    trial: {
      outcome: 'done',
      gas: '450',
      changes: [{ token: null, holder: lamp, change: '-2500000000' }],
      permissions: [],
      collectibles: [],
      minimum: null,
    },
  })
  toReview()
  expect(form().refusal).toMatchObject({
    title: 'This takes more than you reviewed',
    body: "It would take 2.5 SOL instead of 1.5 SOL. Your wallet wasn't asked to sign.",
  })
  press(review().send?.press)
  expect(requests()).toEqual([])
})

test('a Solana transfer that no node could simulate needs a second press', () => {
  const { chain, review, toReview, press, requests } = sendingOnSolana()
  chain.answer('inspect', untried)
  chain.answer('inspect', untried)
  toReview()
  press(review().send?.press)
  expect(requests()).toEqual([])
  expect(review()).toMatchObject({
    simulated: null,
    unchecked: { title: "Couldn't simulate this on Solana. Its effect is unchecked." },
    send: { label: 'Send anyway' },
  })
  press(review().send?.press)
  expect(requests()).toHaveLength(1)
})

test('the wallet is not asked if no Solana node returns a blockhash, and the review names Solana', () => {
  const { asked, review, toReview, press, requests, toasts } = sendingOnSolana()
  toReview()
  asked.reject('transaction', { code: 'unreachable' })
  press(review().send?.press)
  expect(requests()).toEqual([])
  expect(toasts()).toEqual(['Failed to send transaction. Please try again.'])
  expect(review().send?.press).not.toBeNull()
  expect(review().failed).toMatchObject({
    title: "Couldn't reach Solana",
    body: 'Nothing was sent. Check your connection, then try again.',
  })
})

test('a Solana transfer is built with the reviewed costs, or the review shows the new costs', () => {
  const { clock, asked, review, toReview, press, requests } = sendingOnSolana()
  const told = { gas: null, fees: null, mostCost: '5000', likelyCost: '5000' }
  asked.answer('estimate', told)
  asked.answer('estimate', { ...told, kept: '25000' })
  toReview('USD Coin', '2.5')
  asked.reject('transaction', { code: 'cost-changed' })
  asked.answer('estimate', { ...told, kept: '50000' })
  press(review().send?.press)
  expect(asked.questions.at(-1)).toMatchObject({
    method: 'transaction',
    request: { reviewed: { ...told, kept: '25000' } },
  })
  expect(requests()).toEqual([])
  clock.pass(300)
  expect(review()).toMatchObject({
    arrives: { value: '2.45 USDC' },
    failed: {
      title: 'The cost changed',
      body: 'Nothing was sent. Review the new amounts, then send again.',
    },
  })
  press(review().send?.press)
  expect(asked.questions.at(-1)).toMatchObject({ request: { reviewed: { ...told, kept: '50000' } } })
  expect(requests()).toHaveLength(1)
})

test('a token is not sent where the receiver has given the account for it away', () => {
  const { asked, form, toReview } = sendingOnSolana()
  asked.answer('estimate', { gas: null, fees: null, mostCost: '5000', likelyCost: '5000' })
  asked.reject('estimate', { code: 'receiver-mismatch' })
  toReview('USD Coin', '2.5')
  expect(form().refusal).toMatchObject({
    title: 'Someone else controls this account now',
    body: "What you send wouldn't reach the receiver. Ask them for another address.",
  })
})

test('the wallet is not asked where the receiver gave the account away after the review', () => {
  const { asked, toReview, press, review, requests } = sendingOnSolana()
  toReview('USD Coin', '2.5')
  asked.reject('transaction', { code: 'receiver-mismatch' })
  press(review().send?.press)
  expect(review().failed).toMatchObject({
    title: 'Someone else controls this account now',
    body: "Nothing was sent, because it wouldn't reach the receiver. Ask them for another address.",
  })
  expect(requests()).toEqual([])
})

test('a visitor who cancels while the transaction is built is not asked to sign it', () => {
  const { asked, review, toReview, press, requests } = sendingOnSolana()
  toReview()
  const making = asked.hang('transaction')
  press(review().send?.press)
  press(review().cancel.press)
  making.answer({ transaction: 'AAAA' })
  expect(requests()).toEqual([])
})

test('a visitor who declines reads that nothing was sent', () => {
  const { standard, review, toReview, press, toasts } = sendingOnSolana()
  toReview()
  standard.reject('request', { code: 'user-rejected' })
  press(review().send?.press)
  expect(review().failed?.title).toBe('Declined')
  expect(toasts()).toEqual([])
})

test('an expired Solana transaction is reported as too late', () => {
  const { standard, review, toReview, press } = sendingOnSolana()
  toReview()
  standard.reject('request', { code: 'transaction-expired' })
  press(review().send?.press)
  expect(review().failed?.title).toBe('That took too long')
})

test('an answer without a signature counts for nothing', () => {
  const { standard, review, toReview, press, isShown } = { ...sendingOnSolana(), isShown: () => false }
  toReview()
  standard.answer('request', { signature: 'none' })
  press(review().send?.press)
  expect(review().failed?.title).toBe('Something went wrong')
  expect(isShown()).toBe(false)
})

test('a press without an amount or a receiver names the missing field', () => {
  const { latchkey, form, press, toasts } = sendingOnSolana()
  press(form().token?.press)
  latchkey.dispatch(send.confirmed())
  expect(toasts()).toEqual([])
  latchkey.dispatch(send.tokenChosen({ ...holder(), token: token() }))
  latchkey.dispatch(send.confirmed())
  expect(toasts()).toEqual(['Please enter a valid amount and receiver address'])

  function holder() {
    const { byNamespace } = latchkey.state().connection
    const { solana } = byNamespace
    return 'accounts' in solana ? { chainId: solana.chainId, address: solana.accounts[0] ?? '' } : never()
  }
  function token() {
    return {
      address: null,
      name: 'Solana',
      symbol: 'SOL',
      decimals: '9',
      amount: '1',
      price: null,
      icon: null,
    }
  }
  function never(): never {
    throw new Error('Nobody is connected.')
  }
})
