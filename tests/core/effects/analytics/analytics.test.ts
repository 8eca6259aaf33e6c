import { expect, test } from 'vitest'
import { analyticsTable } from '../../../../core/effects/analytics/analytics.ts'
import { allEvents } from '../../../../core/events/all.ts'
import { accountNames } from '../../../../core/events/names/account-names.ts'
import { activity } from '../../../../core/events/activity/activity.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { engine } from '../../../../core/events/engine.ts'
import { isOneOf } from '../../../../core/events/define-events.ts'
import type { Stamped } from '../../../../core/events/define-events.ts'
import { harmless } from '../../../../core/domain/analytics/usage-row.ts'
import { createRootReducer } from '../../../../core/reducers/root.ts'
import type { RootState } from '../../../../core/reducers/root.ts'
import { loadedFeatures } from '../../../../core/recording/loaded-features.ts'
import { stateBefore } from '../../../../core/recording/checkpoint.ts'
import { eventsOf, formatTape, parseTape } from '../../../../core/recording/tape.ts'
import type { Tape } from '../../../../core/recording/tape.ts'
import { alice } from '../../../../fixtures/people.ts'
import { recordings } from '../../../recordings.ts'
import { emailStory } from '../frame/email-story.ts'

type Row = { readonly event: string; readonly properties: Readonly<Record<string, unknown>> }

const rowsOf = (event: Stamped, state: RootState): readonly Row[] =>
  Object.entries(analyticsTable).flatMap(([name, row]) => {
    if (!isOneOf(event, ...row.sentBy)) return []
    const properties = row.properties(event, state)
    return properties ? [{ event: name, properties }] : []
  })

/** All that a visit would have sent with analytics on; the feature came with the modal's. */
function rowsIn(tape: Tape): readonly Row[] {
  const { initial, reduce } = createRootReducer({ ...loadedFeatures, freeze: false })
  let state = stateBefore(tape) ?? initial
  return eventsOf(tape).flatMap((event) => {
    state = reduce(state, event)
    return rowsOf(withAnalytics(event), state)
  })
}

const recordedIn = recordings.map(([name, tape]) => ({ name, rows: rowsIn(tape) }))
const recorded = recordedIn.flatMap(({ rows }) => rows)

/** The arrival of a feature that these visits did not have. */
function withAnalytics(event: Stamped): Stamped {
  return event.type === 'features/loaded' ? { ...event, data: { feature: 'analytics' } } : event
}

const page = { chainId: 'eip155:1', address: alice.address }

/** What no recorded visit came to. */
const rare = [
  router.viewPushed({ view: 'Transactions' }),
  activity.pageFailed({ ...page, cursor: null, failure: { code: 'unreachable' } }),
  activity.pageRequested({ ...page, cursor: 'b' }),
  router.viewPushed({ view: 'RegisterAccountName' }),
  router.viewPushed({ view: 'Swap' }),
  router.viewPushed({ view: 'SwapSelectToken' }),
  router.viewPushed({ view: 'UnsupportedChain', purpose: 'swap' }),
  accountNames.registrationRequested({
    order: { session: 's', ...page, name: 'sailor' },
    by: 'visitor',
  }),
  accountNames.registered({ flow: 'r', address: alice.address, name: 'sailor.wcn.id' }),
  accountNames.registrationFailed({ flow: 'r', failure: { code: 'unreachable' } }),
  router.viewPushed({ view: 'OnRampProviders' }),
  router.viewPushed({ view: 'WhatIsABuy' }),
  engine.effectFailed({ effect: 'reduce modal/opened', message: 'x', restarts: 0 }),
].flatMap((input) =>
  rowsOf(
    { ...input, id: 'e1', at: 0, cause: null, flow: 'e1' },
    createRootReducer({ freeze: false }).initial,
  ),
)

const sent = [...recorded, ...rare]

test('every row is sent by an event', () => {
  const names = new Set(sent.map(({ event }) => event))
  expect(Object.keys(analyticsTable).filter((name) => !names.has(name))).toEqual([])
})

const onEthereum = { network: 'eip155:1', isSmartAccount: false }
const byContract = { isSmartAccount: true }
const of = (token: string, amount: string) => ({ ...onEthereum, token, amount })
const onSolana = (token: string, amount: string) => ({
  ...of(token, amount),
  network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
})
/** What is said of a swap from its form to its end; what comes is whatever the pools gave. */
function swapRows(
  [swapFromToken, swapFromAmount, swapToToken]: readonly [string, string, string],
  end?: string,
  who: { readonly isSmartAccount: boolean } = { isSmartAccount: false },
) {
  const swapToAmount = expect.stringMatching(/^\d+(\.\d+)?$/) as string
  const where = { ...onEthereum, ...who }
  const properties = { ...where, swapFromToken, swapFromAmount, swapToToken, swapToAmount }
  return [
    { event: 'OPEN_SWAP', properties: where },
    { event: 'CLICK_SELECT_TOKEN_TO_SWAP', properties: {} },
    { event: 'INITIATE_SWAP', properties },
    ...(end === undefined ? [] : [{ event: end, properties }]),
  ]
}
const asked = { event: 'CLICK_SIGN_SIWE_MESSAGE', properties: onEthereum }
const failed = { event: 'SIWE_AUTH_ERROR', properties: onEthereum }
const done = { event: 'SIWE_AUTH_SUCCESS', properties: onEthereum }

test.each([
  ['sign-in', /SIWE/, [asked, done]],
  ['sign-in-cancelled', /SIWE/, [{ event: 'CLICK_CANCEL_SIWE', properties: onEthereum }]],
  ['sign-in-declined', /SIWE/, [asked, failed, asked, done]],
  ['sign-in-refused', /SIWE/, [asked, failed, asked, done]],
  ['sign-in-with-phone', /SIWE/, [done]],
  ['swap-the-coin', /SWAP/, swapRows(['ETH', '0.5', 'USDC'], 'SWAP_SUCCESS')],
  ['swap-a-token', /SWAP/, swapRows(['USDC', '10', 'ETH'], 'SWAP_SUCCESS')],
  [
    'swap-in-one-operation',
    /SWAP/,
    [
      ...swapRows(['ETH', '0.01', 'DAI'], 'SWAP_SUCCESS', byContract),
      ...swapRows(['DAI', '5', 'ETH'], 'SWAP_SUCCESS', byContract),
    ],
  ],
  [
    'swap-in-one-operation-fails',
    /SWAP/,
    [
      ...swapRows(['ETH', '0.01', 'DAI'], 'SWAP_SUCCESS', byContract),
      ...swapRows(['DAI', '5', 'ETH'], 'SWAP_ERROR', byContract),
    ],
  ],
  ['swap-fails-on-its-chain', /SWAP/, swapRows(['ETH', '0.25', 'USDC'], 'SWAP_ERROR')],
  [
    'swap-is-declined',
    /SWAP|REJECTED/,
    [...swapRows(['ETH', '0.25', 'USDC']), { event: 'USER_REJECTED', properties: { during: 'swap' } }],
  ],
  [
    'send-the-coin',
    /SEND/,
    [
      { event: 'OPEN_SEND', properties: onEthereum },
      { event: 'SEND_INITIATED', properties: of('ETH', '1.5') },
      { event: 'SEND_SUCCESS', properties: of('ETH', '1.5') },
    ],
  ],
  [
    'send-a-token-to-a-name',
    /^SEND/,
    [
      { event: 'SEND_INITIATED', properties: of('USDC', '12.5') },
      { event: 'SEND_SUCCESS', properties: of('USDC', '12.5') },
    ],
  ],
  [
    'send-costs-more-than-shown',
    /^SEND/,
    [
      { event: 'SEND_INITIATED', properties: of('ETH', '2') },
      { event: 'SEND_ERROR', properties: of('ETH', '2') },
    ],
  ],
  [
    'send-on-solana',
    /^SEND/,
    [
      { event: 'SEND_INITIATED', properties: onSolana('SOL', '1.25') },
      { event: 'SEND_SUCCESS', properties: onSolana('SOL', '1.25') },
    ],
  ],
  [
    'send-too-little-on-solana',
    /^SEND/,
    [
      { event: 'SEND_INITIATED', properties: onSolana('SOL', '1') },
      { event: 'SEND_ERROR', properties: onSolana('SOL', '1') },
    ],
  ],
  [
    'sign-out-fails',
    /^DISCONNECT/,
    ['DISCONNECT_SUCCESS', 'DISCONNECT_ERROR'].map((event) => ({ event, properties: {} })),
  ],
  [
    'disconnect-fails',
    /^DISCONNECT/,
    ['DISCONNECT_SUCCESS', 'DISCONNECT_ERROR'].map((event) => ({ event, properties: {} })),
  ],
] as const)('the visit %s sends its rows, each once and in their order', (visit, about, rows) => {
  const said = recordedIn.find(({ name }) => name === `${visit}.jsonl`)?.rows ?? []
  expect(said.filter(({ event }) => about.test(event))).toEqual(rows)
})

const bare = (...events: readonly string[]) => events.map((event) => ({ event, properties: {} }))
const social = (event: string, provider: string, message?: string) => ({
  event: `SOCIAL_LOGIN_${event}`,
  properties: { provider, ...(message && { message }) },
})
const connected = (name: string) => ({
  event: 'CONNECT_SUCCESS',
  properties: expect.objectContaining({ method: 'email', name }),
})
const codeSent = 'EMAIL_VERIFICATION_CODE_SENT'
const right = 'EMAIL_VERIFICATION_CODE_PASS'
const wrong = { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message: 'wallet-failed' } }
const arrived = bare('EMAIL_LOGIN_SELECTED', 'EMAIL_SUBMITTED', 'DEVICE_REGISTERED_FOR_EMAIL', codeSent)
const preferred = (accountType: string) => ({
  event: 'SET_PREFERRED_ACCOUNT_TYPE',
  properties: { accountType, network: 'eip155:1' },
})

test.each([
  ['email-first-visit', [...arrived, ...bare(right), connected('Email')]],
  ['email-wrong-code', [...arrived, wrong, ...bare(right), connected('Email')]],
  ['email-frame-down', bare('EMAIL_LOGIN_SELECTED', 'EMAIL_SUBMITTED')],
  [
    'email-change',
    [...arrived, ...bare(right), connected('Email'), ...bare(codeSent, 'EMAIL_EDIT', codeSent, right, right)],
  ],
  ['social-first-visit', [social('STARTED', 'google'), connected('Google'), social('SUCCESS', 'google')]],
  ['social-untrusted-origin', [social('STARTED', 'google'), social('ERROR', 'google', 'untrusted-origin')]],
  [
    'farcaster-expired',
    [
      social('STARTED', 'farcaster'),
      social('ERROR', 'farcaster', 'timed-out'),
      social('STARTED', 'farcaster'),
      social('ERROR', 'farcaster', 'user-rejected'),
    ],
  ],
  [
    'smart-account',
    [
      ...arrived,
      ...bare(right),
      connected('Email'),
      ...bare('EMAIL_UPGRADE_FROM_MODAL'),
      ...['smartAccount', 'eoa', 'smartAccount'].map(preferred),
    ],
  ],
])('the visit %s sends the rows of the frame, each once and in their order', (visit, rows) => {
  const said = recordedIn.find(({ name }) => name === `${visit}.jsonl`)?.rows ?? []
  const ofFrame = /EMAIL|SOCIAL|PREFERRED|^CONNECT_SUCCESS/
  expect(said.filter(({ event }) => ofFrame.test(event))).toEqual(rows)
})

test('rows of activity name the account apart, the code of a failure, and no cursor', () => {
  const said = rare.filter(({ event }) => /TRANSACTIONS/.test(event))
  const { address } = page
  expect(said).toEqual([
    { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: false } },
    {
      event: 'ERROR_FETCH_TRANSACTIONS',
      properties: { message: 'unreachable', address, isSmartAccount: false },
    },
    { event: 'LOAD_MORE_TRANSACTIONS', properties: { address, isSmartAccount: false } },
  ])
})

test('the rows are those of the reference that a feature here sends, with three of its successor', () => {
  const names =
    `MODAL_LOADED MODAL_OPEN MODAL_CLOSE CLICK_ALL_WALLETS SELECT_WALLET CONNECT_SUCCESS CONNECT_ERROR DISCONNECT_SUCCESS
    DISCONNECT_ERROR CLICK_WALLET_HELP CLICK_NETWORK_HELP CLICK_GET_WALLET CLICK_NETWORKS SWITCH_NETWORK CLICK_TRANSACTIONS
    ERROR_FETCH_TRANSACTIONS LOAD_MORE_TRANSACTIONS CLICK_SIGN_SIWE_MESSAGE CLICK_CANCEL_SIWE SIWE_AUTH_SUCCESS SIWE_AUTH_ERROR
    EMAIL_LOGIN_SELECTED EMAIL_SUBMITTED DEVICE_REGISTERED_FOR_EMAIL EMAIL_VERIFICATION_CODE_SENT EMAIL_VERIFICATION_CODE_PASS
    EMAIL_VERIFICATION_CODE_FAIL EMAIL_EDIT EMAIL_UPGRADE_FROM_MODAL CLICK_SELECT_NETWORK_TO_SWAP CLICK_SELECT_TOKEN_TO_SWAP
    OPEN_SWAP INITIATE_SWAP SWAP_SUCCESS SWAP_ERROR SELECT_BUY_CRYPTO SELECT_BUY_PROVIDER SELECT_WHAT_IS_A_BUY
    SET_PREFERRED_ACCOUNT_TYPE SOCIAL_LOGIN_STARTED SOCIAL_LOGIN_SUCCESS SOCIAL_LOGIN_ERROR OPEN_ENS_FLOW REGISTER_NAME_INITIATED
    REGISTER_NAME_SUCCESS REGISTER_NAME_ERROR OPEN_SEND SEND_INITIATED SEND_SUCCESS SEND_ERROR
    SEARCH_WALLET USER_REJECTED INTERNAL_SDK_ERROR`.split(/\s+/)
  expect(Object.keys(analyticsTable).toSorted()).toEqual(names.toSorted())
})

test('a row is sent by events that there are', () => {
  const unknown = Object.values(analyticsTable).flatMap(({ sentBy }) =>
    sentBy.filter(({ type }) => !allEvents.has(type)),
  )
  expect(unknown).toEqual([])
})

test('on-ramp rows contain the provider and not the purchase', () => {
  expect(rare.filter(({ event }) => /BUY/.test(event))).toEqual([
    { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: false } },
    { event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount: false } },
  ])
  const begun = recorded.filter(({ event }) => event === 'SELECT_BUY_PROVIDER')
  expect(new Set(begun.map(({ properties }) => JSON.stringify(properties)))).toEqual(
    new Set([
      JSON.stringify({ provider: 'coinbase', isSmartAccount: false }),
      JSON.stringify({ provider: 'meld', isSmartAccount: false }),
    ]),
  )
})

test('rows of names say that, and not which', () => {
  expect(rare.filter(({ event }) => /ENS|NAME/.test(event))).toEqual([
    { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: false } },
    { event: 'REGISTER_NAME_INITIATED', properties: { isSmartAccount: false } },
    { event: 'REGISTER_NAME_SUCCESS', properties: { isSmartAccount: false } },
    { event: 'REGISTER_NAME_ERROR', properties: { error: 'unreachable', isSmartAccount: false } },
  ])
})

test('no row of a recorded visit contains an address, link, search or error text, unless allowed', () => {
  const texts = recorded.flatMap(({ properties }) =>
    Object.entries(properties).flatMap(([name, value]) =>
      name !== 'address' && typeof value === 'string' ? [value] : [],
    ),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /0x|:\/\/|\bwc:|\s{2}|[?#]/.test(text) || text.length > 60)).toEqual([])
  const spoken = recorded.filter(({ event }) => event === 'CONNECT_ERROR' || event === 'USER_REJECTED')
  expect(spoken.filter(({ properties }) => /\s/.test(JSON.stringify(Object.values(properties))))).toEqual([])
})

test('a name that somebody else chose brings no address, key or query with it', () => {
  const name = 'Harbor 0x9D85ca56217D2bb651b00f15e694EB7E713637D4 https://a.example/b?token=1#c'
  expect(harmless({ name, network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', connected: true })).toEqual({
    name: 'Harbor … https://a.example/b',
    network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    connected: true,
  })
  expect(harmless({ name: 'solana:oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' })).toEqual({
    name: 'solana:…',
  })
  expect(harmless({ name: 'Gull oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' })).toEqual({ name: 'Gull …' })
  expect(harmless({ name: 'Gull '.repeat(99) })['name']).toHaveLength(120)
})

test.each([
  ['none', []],
  ['code', ['EMAIL_VERIFICATION_CODE_PASS']],
] as const)('a code was right where one was written (%s)', (next, passed) => {
  const story = emailStory({ record: 1000, frame: { next } })
  story.submit()
  story.code('123456')
  const tape = parseTape(formatTape(story.latchkey.recording() as Tape))
  const names = rowsIn(tape).map(({ event }) => event)
  expect(names.filter((name) => name.endsWith('CODE_PASS'))).toEqual(passed)
})
