import { expect, test } from 'vitest'
import { framePageLimit } from '../../../core/domain/limits.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import type { Answer } from '../../../core/ports/answer.ts'
import type { Frame } from '../../../core/ports/frame.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { readyFrame, visitFrame } from './frame-visit.ts'

const email = 'alice@example.com'
const otp = new Secret('123456')
const user = { email, address: alice.address.toLowerCase(), chainId: 10, userName: 'alice\u202e' }
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

type Row = readonly [
  name: string,
  ask: (frame: Frame) => Answer<unknown>,
  posted: unknown,
  answered: unknown,
  fact: unknown,
]

const rows: readonly Row[] = [
  [
    'CONNECT_EMAIL',
    (frame) => frame.connectEmail({ email, lastAskedAt: null }, unhurried),
    { email },
    { action: 'VERIFY_DEVICE' },
    { next: 'device' },
  ],
  [
    'CONNECT_EMAIL',
    (frame) => frame.connectEmail({ email, lastAskedAt: null }, unhurried),
    { email },
    { action: 'CONNECT' },
    { next: 'none' },
  ],
  ['CONNECT_DEVICE', (frame) => frame.connectDevice(null, unhurried), undefined, undefined, null],
  ['CONNECT_OTP', (frame) => frame.connectOtp({ otp }, unhurried), { otp: '123456' }, { any: 1 }, null],
  [
    'GET_CHAIN_ID',
    (frame) => frame.getChainId(null, unhurried),
    undefined,
    { chainId: '0x1' },
    { chainId: 'eip155:1' },
  ],
  [
    'GET_CHAIN_ID',
    (frame) => frame.getChainId(null, unhurried),
    undefined,
    { chainId: solana.slice(7) },
    { chainId: solana },
  ],
  [
    'GET_SOCIAL_REDIRECT_URI',
    (frame) => frame.socialRedirectUri({ provider: 'github' }, unhurried),
    { provider: 'github' },
    { uri: 'https://login.example/?state=1' },
    { uri: 'https://login.example/?state=1' },
  ],
  [
    'CONNECT_SOCIAL',
    (frame) => frame.connectSocial({ uri: new Secret('https://secure.example/?code=1') }, unhurried),
    { uri: 'https://secure.example/?code=1' },
    user,
    { username: 'alice' },
  ],
  [
    'GET_FARCASTER_URI',
    (frame) => frame.farcasterUri(null, unhurried),
    undefined,
    { url: 'https://f.example/1' },
    { uri: 'https://f.example/1' },
  ],
  [
    'CONNECT_FARCASTER',
    (frame) => frame.connectFarcaster(null, unhurried),
    undefined,
    { userName: 'bob' },
    { username: 'bob' },
  ],
  [
    'CONNECT_FARCASTER',
    (frame) => frame.connectFarcaster(null, unhurried),
    undefined,
    {},
    { username: null },
  ],
  [
    'UPDATE_EMAIL',
    (frame) => frame.updateEmail({ email }, unhurried),
    { email },
    { action: 'VERIFY_PRIMARY_OTP' },
    { next: 'primary' },
  ],
  [
    'UPDATE_EMAIL',
    (frame) => frame.updateEmail({ email }, unhurried),
    { email },
    { action: 'VERIFY_SECONDARY_OTP' },
    { next: 'secondary' },
  ],
  [
    'UPDATE_EMAIL_PRIMARY_OTP',
    (frame) => frame.updateEmailPrimaryOtp({ otp }, unhurried),
    { otp: '123456' },
    undefined,
    null,
  ],
  [
    'UPDATE_EMAIL_SECONDARY_OTP',
    (frame) => frame.updateEmailSecondaryOtp({ otp }, unhurried),
    { otp: '123456' },
    { newEmail: 'new@example.com' },
    { newEmail: 'new@example.com' },
  ],
  [
    'SYNC_THEME',
    (frame) =>
      frame.syncTheme({ themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': '#fff' } }, unhurried),
    { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': '#fff' } },
    undefined,
    null,
  ],
  [
    'SYNC_DAPP_DATA',
    (frame) => frame.syncDappData({ sdkVersion: 'html-multichain-0.1.0', projectId: 'test' }, unhurried),
    { sdkVersion: 'html-multichain-0.1.0', projectId: 'test' },
    undefined,
    null,
  ],
  [
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    (frame) => frame.smartAccountNetworks(null, unhurried),
    undefined,
    { smartAccountEnabledNetworks: [1, 137] },
    { chainIds: ['eip155:1', 'eip155:137'] },
  ],
  [
    'SET_PREFERRED_ACCOUNT',
    (frame) => frame.setPreferredAccount({ type: 'smartAccount' }, unhurried),
    { type: 'smartAccount' },
    { type: 'smartAccount', address: bob.address },
    { type: 'smartAccount', address: bob.address },
  ],
  [
    'GET_USER',
    (frame) => frame.getUser({ chainId: 'eip155:137', preferredAccountType: 'smartAccount' }, unhurried),
    { chainId: 137, preferredAccountType: 'smartAccount' },
    {
      email,
      address: bob.address,
      chainId: 'eip155:137',
      smartAccountDeployed: true,
      accounts: [
        { address: alice.address, type: 'eoa' },
        { address: bob.address, type: 'smartAccount' },
      ],
      preferredAccountType: 'smartAccount',
    },
    {
      email,
      address: bob.address,
      chainId: 'eip155:137',
      accounts: [
        { address: alice.address, type: 'eoa' },
        { address: bob.address, type: 'smartAccount' },
      ],
      preferredAccountType: 'smartAccount',
      isSmartAccountDeployed: true,
    },
  ],
  [
    'SWITCH_NETWORK',
    (frame) => frame.switchNetwork({ chainId: solana }, unhurried),
    { chainId: solana },
    { chainId: solana },
    { chainId: solana },
  ],
  ['SIGN_OUT', (frame) => frame.signOut(null, unhurried), undefined, undefined, null],
]

test.each(rows)(
  '%s sends the documented payload and returns its answer',
  async (name, ask, payload, answered, fact) => {
    const { frame, asked } = await readyFrame({ [name]: { payload: answered } })
    expect(await valueOf(ask(frame))).toEqual(fact)
    expect(asked()).toMatchObject([{ type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) }])
  },
)

test.each(rows)(
  '%s fails with the words of the frame, or where it has none in those of the specification',
  async (name, ask) => {
    const spoken = await readyFrame({ [name]: { refuses: { message: 'The key service is down' } } })
    expect(await failureFrom(ask(spoken.frame))).toEqual({
      code: 'wallet-failed',
      detail: 'The key service is down',
    })
    const wordless = await readyFrame({ [name]: { refuses: undefined } })
    expect(await failureFrom(ask(wordless.frame))).toEqual({
      code: 'wallet-failed',
      detail: 'An error occurred',
    })
  },
)

test.each(rows)('%s ends within its limit where the frame keeps silent', async (_, ask) => {
  const { frame, clock, asked } = await readyFrame()
  const failed = failureFrom(ask(frame))
  await eventually(() => expect(asked()).toHaveLength(1))
  clock.pass(1_200_000)
  expect((await failed).code).toBe('timed-out')
  expect(clock.waiting()).toBe(0)
})

test.each([
  [
    { refuses: { message: 'The key service is down' } },
    { code: 'wallet-failed', detail: 'The key service is down' },
  ],
  [{ refuses: undefined }, { code: 'wallet-failed', detail: 'An error occurred' }],
  [undefined, { code: 'timed-out' }],
])('the IS_CONNECTED question of a ready frame fails in the same way (%o)', async (answered, failure) => {
  const { frame, clock, posted, goOn } = await readyFrame()
  goOn({ IS_CONNECTED: answered })
  const before = posted.length
  const failed = failureFrom(frame.isConnected({ token: null }, unhurried))
  await eventually(() => expect(posted).toHaveLength(before + 1))
  clock.pass(framePageLimit)
  expect(await failed).toMatchObject(failure)
})

test.each([
  ['alice@bücher.example', 'alice@xn--bcher-kva.example'],
  ['alice@почта.рф', 'alice@xn--80a1acny.xn--p1ai'],
  ['Alice+1@example.com', 'Alice+1@example.com'],
])('a mail to %s is asked for as mail servers read it', async (email, written) => {
  const { frame, asked } = await readyFrame({
    CONNECT_EMAIL: { payload: { action: 'VERIFY_OTP' } },
    UPDATE_EMAIL: { payload: { action: 'VERIFY_PRIMARY_OTP' } },
  })
  await valueOf(frame.connectEmail({ email, lastAskedAt: null }, unhurried))
  await valueOf(frame.updateEmail({ email }, unhurried))
  expect(asked()).toMatchObject([{ payload: { email: written } }, { payload: { email: written } }])
})

test.each([
  'alice@bücher.example:25',
  'bücher@example.com',
  'alice@bü cher.example',
  'alice@bücher.example/x',
])('no mail is asked for to %s', async (email) => {
  const { frame, asked } = await readyFrame()
  const failed = failureFrom(frame.connectEmail({ email, lastAskedAt: null }, unhurried))
  expect((await failed).code).toBe('invalid-request')
  expect(asked()).toEqual([])
})

test('the user is requested on chain 1 if no chain is known', async () => {
  const { frame, asked } = await readyFrame({ GET_USER: { payload: user } })
  await valueOf(frame.getUser({ chainId: null }, unhurried))
  expect(asked()[0]?.payload).toEqual({ chainId: 1 })
})

test('a user with a wrong checksum, or on no chain, is none', async () => {
  const wrong = alice.address.replace('f39F', 'F39F')
  const address = await readyFrame({ GET_USER: { payload: { ...user, address: wrong } } })
  expect((await failureFrom(address.frame.getUser({ chainId: null }, unhurried))).code).toBe(
    'invalid-address',
  )
  const chain = await readyFrame({ GET_USER: { payload: { ...user, chainId: 0 } } })
  expect(await failureFrom(chain.frame.getUser({ chainId: null }, unhurried))).toEqual({
    code: 'invalid-chain-id',
    detail:
      'The secure frame named the number 0 as its chain; expected a number such as 1, or an id such as eip155:1.',
  })
})

test('the token of the frame is reported as a secret and sent back', async () => {
  const { frame, say, posted } = await readyFrame()
  const told = listenTo(frame.sessionTokens(null, unhurried))
  say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'abc' } })
  expect(told.values.map(({ token }) => token.reveal())).toEqual(['abc'])
  expect(JSON.stringify(told.values)).toBe('[{"token":"[secret]"}]')
  await valueOf(frame.isConnected({ token: told.values[0]?.token ?? null }, unhurried))
  expect(posted.at(-1)?.payload).toEqual({ token: 'abc' })
})

test.each([
  [0, 'Please try again after 30 seconds'],
  [15_000, 'Please try again after 15 seconds'],
  [29_900, 'Please try again after 1 seconds'],
])('%i ms after an e-mail none is asked for, and the frame hears nothing', async (passed, detail) => {
  const { frame, clock, iframes } = visitFrame()
  const lastAskedAt = clock.now()
  clock.pass(passed)
  expect(await failureFrom(frame.connectEmail({ email, lastAskedAt }, unhurried))).toEqual({
    code: 'limit-exceeded',
    detail,
  })
  expect(iframes()).toEqual([])
})

test('30.0 seconds after an e-mail the next is asked for', async () => {
  const { frame, clock } = await readyFrame({ CONNECT_EMAIL: { payload: { action: 'VERIFY_OTP' } } })
  const lastAskedAt = clock.now()
  clock.pass(30_000)
  expect(await valueOf(frame.connectEmail({ email, lastAskedAt }, unhurried))).toEqual({ next: 'code' })
})

test('messages from other sources are counted', async () => {
  expect(visitFrame().frame.ignored()).toEqual({ foreign: 0, malformed: 0, unasked: 0 })
  const { frame, page, say } = await readyFrame()
  page.say({ origin: 'https://dapp.example', data: 'hello' })
  say('hello')
  say({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: 'never' })
  expect(frame.ignored()).toEqual({ foreign: 1, malformed: 1, unasked: 1 })
})
