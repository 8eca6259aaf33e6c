import { firstValueFrom, from } from 'rxjs'
import type { ObservableInput } from 'rxjs'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { createHostSignIn } from '../../../adapters/sign-in/host-sign-in.ts'
import type { SiweAdapter } from '../../../adapters/sign-in/siwe-adapter.ts'
import { fromBase58 } from '../../../core/domain/values/base58.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { failureFrom } from '../answers.ts'

const signal = new AbortController().signal
const once = <Value>(answer: ObservableInput<Value>): Promise<Value> => firstValueFrom(from(answer))
const solanaAlice = { address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' }
const account = { address: alice.address, chainId: 'eip155:8453' }

/** A host's server that agrees to everything, but for what is given. */
function serverOf(adapter: Partial<SiweAdapter> = {}) {
  return createHostSignIn({
    adapter: {
      getNonce: async () => 'nonce0001',
      verifyMessage: async () => true,
      getSession: async () => ({ address: alice.address, chainId: 8453 }),
      signOut: async () => true,
      ...adapter,
    },
    page: () => ({ host: 'app.example', origin: 'https://app.example' }),
    now: () => new Date('2026-01-01T00:00:00.000Z'),
  })
}

const textOf = (bytes: string | null) => new TextDecoder().decode(fromBase58(bytes ?? '') ?? undefined)

test('the message is that of EIP-4361, letter by letter as viem writes it', async () => {
  for (const params of [
    {},
    { statement: 'Come aboard.', exp: '2026-01-02T00:00:00.000Z', resources: ['https://app.example/terms'] },
  ]) {
    const {
      message,
      method,
      params: asked,
    } = await once(serverOf({ getMessageParams: () => params }).message(account, signal))
    const { exp, ...rest } = { exp: undefined, ...params }
    expect(message).toBe(
      createSiweMessage({
        address: alice.address,
        chainId: 8453,
        domain: 'app.example',
        uri: 'https://app.example',
        nonce: 'nonce0001',
        version: '1',
        issuedAt: new Date('2026-01-01T00:00:00.000Z'),
        ...rest,
        ...(exp && { expirationTime: new Date(exp) }),
      }),
    )
    expect(method).toBe('personal_sign')
    expect(asked).toEqual([`0x${Buffer.from(message).toString('hex')}`, alice.address])
  }
})

test('on Solana it is the same text for a Solana account, asked for as its wallets are', async () => {
  const { message, method, params } = await once(
    serverOf().message({ address: solanaAlice.address, chainId: solanaDevnet.id }, signal),
  )
  expect(message.split('\n').slice(0, 2)).toEqual([
    'app.example wants you to sign in with your Solana account:',
    solanaAlice.address,
  ])
  expect(message).toContain(`Chain ID: ${solanaDevnet.id.slice('solana:'.length)}`)
  const { message: bytes, pubkey } = params as { message: string; pubkey: string }
  expect([method, textOf(bytes), pubkey]).toEqual(['solana_signMessage', message, solanaAlice.address])
})

test('a text of the host takes its place, made of the account as CAIP-10 has it', async () => {
  const server = serverOf({
    createMessage: ({ address, chainId, nonce }) => `${address} ${chainId} ${nonce}`,
  })
  expect((await once(server.message(account, signal))).message).toBe(
    `eip155:8453:${alice.address} 8453 nonce0001`,
  )
})

const said = (given: Partial<Record<'domain' | 'address' | 'uri' | 'chainId', string>>) => {
  const { domain, address, uri, chainId } = {
    domain: 'app.example',
    address: alice.address,
    uri: 'https://app.example',
    chainId: '8453',
    ...given,
  }
  return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nWelcome.\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chainId}\nNonce: nonce0001\nIssued At: 2026-01-02T00:00:00Z`
}

test.each<[string, Parameters<typeof said>[0]]>([
  ['domain', { domain: 'evil.example' }],
  ['domain', { domain: 'https://evil.example' }],
  ['address', { address: bob.address }],
  ['URI', { uri: 'https://evil.example/login' }],
  ['URI', { uri: 'urn:somebody-else' }],
  ['chain', { chainId: '1' }],
])('a text of the host that names another %s than the visit is not signed: %j', async (what, given) => {
  const failed = failureFrom(serverOf({ createMessage: () => said(given) }).message(account, signal))
  expect(await failed).toMatchObject({
    code: 'invalid-request',
    detail: expect.stringContaining(`The message of createMessage names the ${what} "`),
  })
})

test.each<[string, Parameters<typeof said>[0]]>([
  ['as the standard has it', {}],
  ['with a scheme', { domain: 'https://app.example' }],
  ['with a page of its own', { uri: 'https://app.example/login?next=1' }],
  ['in small letters', { address: alice.address.toLowerCase() }],
  ['as CAIP-10 has it', { address: `eip155:8453:${alice.address}` }],
])('a text of the host about the visit is signed %s', async (_, given) => {
  const server = serverOf({ createMessage: () => said(given) })
  expect((await once(server.message(account, signal))).message).toBe(said(given))
})

test('on Solana a text of the host is told the reference of the chain, as the text of the standard has it', async () => {
  const server = serverOf({ createMessage: ({ address, chainId }) => `${address} ${chainId}` })
  const onSolana = { address: solanaAlice.address, chainId: solanaDevnet.id }
  expect((await once(server.message(onSolana, signal))).message).toBe(
    `${solanaDevnet.id}:${solanaAlice.address} ${solanaDevnet.id.slice('solana:'.length)}`,
  )
})

test('what a host says of its page stands in the message', async () => {
  const server = serverOf({ getMessageParams: async () => ({ domain: 'login.example' }) })
  expect(parseSiweMessage((await once(server.message(account, signal))).message).domain).toBe('login.example')
})

test('what a host leaves empty is as if it had not said it, and the nonce is always that of the server', async () => {
  const plain = await once(serverOf().message(account, signal))
  const getMessageParams = () => ({
    domain: undefined as never,
    uri: undefined as never,
    statement: '',
    nonce: 'another0001',
  })
  expect(await once(serverOf({ getMessageParams }).message(account, signal))).toEqual(plain)
})

test.each([
  ['a nonce that is none', { getNonce: async () => 42 as never }, 'the number 42'],
  ['a message that is none', { createMessage: () => null as never }, 'null'],
  ['a page in place of a nonce', { getNonce: async () => '<!doctype html>' }, 'the string "<!doctype html>"'],
  ['a nonce of seven', { getNonce: async () => 'abcdef7' }, 'eight letters and digits at least'],
  ['a nonce of two lines', { getNonce: async () => 'nonce0001\nResources:' }, 'the string "nonce0001'],
  ['a statement of two lines', { getMessageParams: () => ({ statement: 'one\ntwo' }) }, 'on one line'],
  ['a request id of two lines', { getMessageParams: () => ({ requestId: 'one\u2028two' }) }, 'requestId'],
  [
    'a resource of two lines',
    { getMessageParams: () => ({ resources: ['urn:a', 'urn:b\rc'] }) },
    'resources[1]',
  ],
  ['resources that are none', { getMessageParams: () => ({ resources: 'a' as never }) }, 'a list of strings'],
  ['a time that is no text', { getMessageParams: () => ({ exp: 42 as never }) }, 'the number 42'],
])('%s is refused with what it is', async (_, adapter, told) => {
  await expect(once(serverOf(adapter).message(account, signal))).rejects.toThrow(told)
})

test.each<[unknown, string]>([
  [null, 'What getMessageParams was answered is null; expected an object'],
  [undefined, 'is missing'],
  ['str', 'is the string "str"'],
  [[], 'is an empty list'],
  [
    { exp: 'yesterday' },
    'exp of getMessageParams is the string "yesterday"; expected an instant of ISO 8601',
  ],
  [{ exp: '2026-01-02' }, 'exp'],
  [{ exp: '2026-13-02T00:00:00Z' }, 'exp'],
  [{ exp: '2026-01-02T00:00:00' }, 'exp'],
  [{ nbf: 'Fri, 02 Jan 2026 00:00:00 GMT' }, 'nbf'],
  [{ iat: '1767312000' }, 'iat'],
  [{ exp: null }, 'exp of getMessageParams is null'],
  [{ uri: 'login' }, 'uri of getMessageParams is the string "login"; expected a URI'],
  [{ uri: 'https://app.example/a b' }, 'uri'],
  [{ resources: ['https://app.example', 'terms of use'] }, 'resources[1] of getMessageParams'],
  [
    { domain: 'app.example/login' },
    'domain of getMessageParams is the string "app.example/login"; expected a host',
  ],
  [{ domain: 'app example' }, 'domain'],
  [{ requestId: 'a b' }, 'requestId'],
  [
    { statement: 'You’ll sign in.' },
    'statement of getMessageParams is the string "You’ll sign in."; expected ASCII letters, digits, spaces and -._~:/?#[]@!$&\'()*+,;= on one line, without "’"',
  ],
  [{ statement: `${'Come aboard. '.repeat(9)}Café` }, 'without "é"'],
  [{ statement: 'It is "free"' }, String.raw`without "\""`],
  [{ statement: '100% <b>' }, 'without "%"'],
  [{ statement: '{ok}' }, 'without "{"'],
  [{ domain: 'app.example:http' }, 'domain'],
  [{ domain: 'a@b@app.example' }, 'domain'],
  [{ domain: '[app.example' }, 'domain'],
  [{ domain: '::1' }, 'domain'],
  [{ domain: 'https://' }, 'domain'],
  [{ domain: 'käse.example' }, 'domain'],
  [{ uri: 'https://app.example/#a#b' }, 'uri'],
  [{ uri: 'https://app.example/[a]' }, 'uri'],
  [{ uri: 'https://app.example/%zz' }, 'uri'],
  [{ resources: ['urn://a:b/'] }, 'resources[0]'],
  [{ version: '2' }, 'version of getMessageParams is the string "2"; expected "1"'],
  [{ exp: '2026-02-30T00:00:00Z' }, 'exp'],
  [{ nbf: '2026-01-02T24:00:00Z' }, 'nbf'],
])('a wallet is not asked to sign what the standard has no place for: %o', async (given, told) => {
  const server = serverOf({ getMessageParams: () => given as never })
  const asked = once(server.message(account, signal))
  await expect(asked).rejects.toMatchObject({ code: 'invalid-request' })
  await expect(asked).rejects.toThrow(told)
})

test.each([
  { exp: '2026-01-02T00:00:00Z', nbf: '2026-01-01T00:00:00.123456+01:30', iat: '2026-01-01T00:00:00-00:00' },
  { domain: 'localhost:5173', uri: 'http://localhost:5173/login?next=%2F#top' },
  { domain: 'https://[::1]:5173', uri: 'did:key:z6Mk' },
  { requestId: "some_id:7@a'b%20c", resources: ['ipfs://bafy/', 'urn:recap:e30=', 'https://app.example/~a'] },
  { resources: [] },
  { statement: "It's free; [safe] (1) & a_b~ #2 @ 5 = $5? Yes/no: *all*, +1!" },
  { domain: 'user@app.example:5173', exp: '2028-02-29T23:59:59Z' },
])('what it has a place for is signed as the host wrote it: %o', async (given) => {
  const { message } = await once(serverOf({ getMessageParams: () => given }).message(account, signal))
  for (const said of Object.values(given).flat()) expect(message).toContain(said)
})

test.each([
  [{ address: alice.address, chainId: 1 }, 'eip155:1'],
  [{ address: alice.address, chainId: '1' }, 'eip155:1'],
  [{ address: `eip155:1:${alice.address}`, chainId: 'eip155:1' }, 'eip155:1'],
  [{ address: solanaAlice.address, chainId: solanaDevnet.id }, solanaDevnet.id],
  [{ address: solanaAlice.address, chainId: solanaDevnet.id.slice('solana:'.length) }, solanaDevnet.id],
])('a session may say its account and chain in several ways: %o', async (session, chainId) => {
  const { address } = session
  expect(await once(serverOf({ getSession: async () => session }).session(null, signal))).toEqual({
    address: address.slice(address.lastIndexOf(':') + 1),
    chainId,
  })
})

test('nobody is signed in where the session is null, and one that is no account on a chain is refused', async () => {
  const sessionOf = (session: unknown) =>
    once(serverOf({ getSession: async () => session as never }).session(null, signal))
  expect(await sessionOf(null)).toEqual({ address: null, chainId: null })
  await expect(sessionOf({ address: 'Alice', chainId: 1 })).rejects.toThrow('the string "Alice"')
  await expect(sessionOf({ address: alice.address })).rejects.toThrow('chainId of getSession is missing')
})

test('a server that says no has refused the signature', async () => {
  const server = serverOf({ verifyMessage: async () => false })
  await expect(once(server.verify({ message: 'm', signature: '0x' }, signal))).rejects.toMatchObject({
    code: 'verification-failed',
    shortMessage: 'Error verifying SIWE signature',
  })
})

test('a verification that answers nothing has said neither yes nor no, and may have begun a session', async () => {
  let ends = 0
  const server = serverOf({ verifyMessage: async () => undefined as never, signOut: async () => (ends += 1) })
  const verifying = once(server.verify({ message: 'm', signature: '0x' }, signal))
  const left = once(server.signOut(null, signal))
  await expect(verifying).rejects.toMatchObject({
    code: 'malformed-answer',
    shortMessage: 'What verifyMessage was answered is missing; expected true or false.',
  })
  await left
  expect(ends).toBe(2)
})

test('a server that says yes and knows nobody afterwards is quoted so', async () => {
  const server = serverOf({ getSession: async () => null })
  expect(await once(server.verify({ message: 'm', signature: '0x' }, signal))).toEqual({
    address: null,
    chainId: null,
  })
})

/** A verification that ends as the test says. */
function openVerification() {
  let resolve: (isGood: boolean) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<boolean>((...hands) => ([resolve, reject] = hands))
  return { promise, resolve: (isGood: boolean) => resolve(isGood), reject: (error: Error) => reject(error) }
}

/** A sign-out while the server verifies: what it was told, whether the sign-out has ended and how, and the hands that let the server answer. */
async function signOutMeanwhile(signOut: (count: number) => Promise<unknown> = async () => true) {
  const verification = openVerification()
  let ends = 0
  let end: unknown = 'open'
  const server = serverOf({
    verifyMessage: () => verification.promise,
    signOut: async () => signOut(++ends),
  })
  const verifying = once(server.verify({ message: 'm', signature: '0x' }, signal)).catch(() => null)
  const ended = once(server.signOut(null, signal)).then(
    () => (end = 'done'),
    (error: unknown) => (end = error),
  )
  await settled()
  return { server, verification, verifying, ended, ends: () => ends, end: () => end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever signs out while the server verifies is signed out again after that, and no sooner', async () => {
  const { verification, ended, ends, end } = await signOutMeanwhile()
  expect([ends(), end()]).toEqual([1, 'open'])
  verification.resolve(true)
  await ended
  expect([ends(), end()]).toEqual([2, 'done'])
})

test('so are they where nobody knows what the server made of the signature', async () => {
  const { verification, ended, ends, end } = await signOutMeanwhile()
  verification.reject(new TypeError('Failed to fetch'))
  await ended
  expect([ends(), end()]).toEqual([2, 'done'])
})

test('a server that refused the signature is told to sign out once', async () => {
  const { verification, ended, ends, end } = await signOutMeanwhile()
  verification.resolve(false)
  await ended
  expect([ends(), end()]).toEqual([1, 'done'])
})

test('a second sign-out that fails has failed', async () => {
  const thrown = new LatchkeyError('verification-failed', 'No cookies today.')
  const { verification, ended, end } = await signOutMeanwhile(async (count) =>
    count === 2 ? Promise.reject(thrown) : true,
  )
  verification.resolve(true)
  await ended
  expect(end()).toBe(thrown)
})

test('what ends a session is as the host says, and everything does where it says nothing', async () => {
  expect(await once(serverOf({ signOutOnNetworkChange: false }).rules(null, signal))).toEqual({
    signOutOnDisconnect: true,
    signOutOnAccountChange: true,
    signOutOnNetworkChange: false,
  })
})

test('a host hears who signed in, and that somebody signed out', async () => {
  const heard: unknown[] = []
  const server = serverOf({
    onSignIn: (session) => heard.push(session),
    onSignOut: () => heard.push('out'),
  })
  await once(server.tell(account, signal))
  await once(server.tell({ address: null, chainId: null }, signal))
  expect(heard).toEqual([{ address: alice.address, chainId: 8453 }, 'out'])
})

test('a host hears of a chain of Solana in full', async () => {
  const heard: unknown[] = []
  const server = serverOf({ onSignIn: (session) => heard.push(session) })
  const onSolana = { address: solanaAlice.address, chainId: solanaDevnet.id }
  await once(server.tell(onSolana, signal))
  expect(heard).toEqual([onSolana])
})

test.each([
  ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
  ['an answer that is no JSON', new SyntaxError('Unexpected token <'), 'malformed-answer'],
])('%s has a code that says so, for each question', async (_, thrown, code) => {
  const fail = async () => Promise.reject(thrown)
  const server = serverOf({ getNonce: fail, verifyMessage: fail, getSession: fail, signOut: fail })
  const questions = [
    server.message(account, signal),
    server.verify({ message: 'm', signature: '0x' }, signal),
    server.session(null, signal),
    server.signOut(null, signal),
  ]
  for (const question of questions) await expect(once<unknown>(question)).rejects.toMatchObject({ code })
})

test.each([
  ['an error of its own', new Error('No cookies today.'), 'unreachable', 'No cookies today.'],
  ['no error at all', 'No cookies today.', 'unreachable', 'No cookies today.'],
  ['a mistake of its code', new TypeError('x is undefined'), 'unreachable', 'x is undefined'],
  ['a limit of its own', new DOMException('Too slow.', 'TimeoutError'), 'timed-out', 'Too slow.'],
  ['a status', Object.assign(new Error('Nope.'), { status: 503 }), 'http-status', 'Nope.'],
  ['an answer', Object.assign(new Error('Nope.'), { response: { status: 401 } }), 'http-status', 'Nope.'],
])(
  'what a host throws with %s has a code of the outside world and its words, for each question',
  async (_, thrown, code, words) => {
    const fail = async () => Promise.reject(thrown)
    const message = (adapter: Partial<SiweAdapter>) => serverOf(adapter).message(account, signal)
    const server = serverOf({ verifyMessage: fail, getSession: fail, signOut: fail })
    const questions = {
      getNonce: () => message({ getNonce: fail }),
      getMessageParams: () => message({ getMessageParams: fail }),
      createMessage: () => message({ createMessage: fail }),
      verifyMessage: () => server.verify({ message: 'm', signature: '0x' }, signal),
      getSession: () => server.session(null, signal),
      signOut: () => server.signOut(null, signal),
    }
    for (const [method, ask] of Object.entries(questions))
      await expect(once<unknown>(ask())).rejects.toMatchObject({
        code,
        shortMessage: `${method} failed: ${words}`,
        cause: thrown,
      })
  },
)

test('a status that a host throws is told', async () => {
  const server = serverOf({
    getSession: async () => Promise.reject(Object.assign(new Error('Nope.'), { status: 503 })),
  })
  await expect(once(server.session(null, signal))).rejects.toMatchObject({ data: 503 })
})

test('a host that throws a code of its own choice has said it itself', async () => {
  const thrown = new LatchkeyError('verification-failed', 'You are banned.')
  const server = serverOf({ verifyMessage: async () => Promise.reject(thrown) })
  await expect(once(server.verify({ message: 'm', signature: '0x' }, signal))).rejects.toBe(thrown)
})

test('a sign-out that is answered with false has failed, and with anything else it has not', async () => {
  const end = (said: unknown) => once(serverOf({ signOut: async () => said }).signOut(null, signal))
  await expect(end(false)).rejects.toMatchObject({
    code: 'unreachable',
    shortMessage: 'signOut failed: it answered false.',
  })
  for (const said of [true, undefined, null, 0, '']) expect(await end(said)).toBeNull()
})

test('a sign-out that waits for a verification ends no session that was begun after it', async () => {
  const told: string[] = []
  const answers: ((agreed: boolean) => void)[] = []
  const server = serverOf({
    verifyMessage: () => new Promise((resolve) => answers.push(resolve)),
    signOut: async () => told.push('signed out'),
  })
  const first = once(server.verify({ message: 'first', signature: '0x' }, signal))
  const left = once(server.signOut(null, signal))
  await settled()
  const second = once(server.verify({ message: 'second', signature: '0x' }, signal))
  for (const agree of answers) agree(true)
  await Promise.all([first, left, second])
  expect(told).toEqual(['signed out'])
})

test('a host is told of a sign-out only where somebody was signed in', async () => {
  const told: string[] = []
  let session: { address: string; chainId: number } | null = null
  const server = serverOf({ getSession: async () => session, onSignOut: () => told.push('out') })
  const nobody = { address: null, chainId: null }
  await once(server.session(null, signal))
  await once(server.tell(nobody, signal))
  expect(told).toEqual([])
  session = { address: alice.address, chainId: 8453 }
  await once(server.verify({ message: '', signature: '0x' }, signal))
  await once(server.tell(nobody, signal))
  await once(server.tell(nobody, signal))
  expect(told).toEqual(['out'])
})

test('what was given up is settled once the server has ended all of it', async () => {
  const answers: ((isGood: boolean) => void)[] = []
  const later = () => new Promise<boolean>((resolve) => answers.push(resolve))
  const server = serverOf({ verifyMessage: later, signOut: later })
  const told: string[] = []
  const asked = [
    once(server.verify({ message: '', signature: '' }, signal)),
    once(server.signOut(null, signal)),
  ]
  const settled = once(server.settled(null, signal)).then(() => told.push('settled'))
  const [verify, signOut] = answers
  verify?.(false)
  await expect(asked[0]).rejects.toMatchObject({ code: 'verification-failed' })
  told.push('verified')
  signOut?.(true)
  expect(await asked[1]).toBeNull()
  await settled
  expect(told).toEqual(['verified', 'settled'])
  expect(await once(server.settled(null, signal))).toBeNull()
})
