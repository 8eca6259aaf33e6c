import { firstValueFrom, from } from 'rxjs'
import { parseSiweMessage } from 'viem/siwe'
import { expect, test, vi } from 'vitest'
import { createPageSignIn } from '../../../adapters/sign-in/page-sign-in.ts'
import type { SiweAdapter } from '../../../adapters/sign-in/siwe-adapter.ts'
import type { Log } from '../../../core/domain/options/log-level.ts'
import type { Options } from '../../../core/domain/options/options.ts'
import { aliceOnMainnet } from '../../core/effects/sign-in/story.ts'

const adapter = {
  getNonce: async () => 'nonce0001',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

const metadata = { name: 'Tidewater', description: '', url: 'https://tidewater.example/app', icons: [] }

test.each([
  ['its own place', 'https://page.example:8080', metadata, 'page.example:8080', 'https://page.example:8080'],
  ['its metadata, where it has no place', 'null', metadata, 'tidewater.example', 'https://tidewater.example'],
  ['this computer, where it says none', 'null', undefined, 'localhost', 'http://localhost'],
  [
    'its metadata, where there is no page',
    undefined,
    metadata,
    'tidewater.example',
    'https://tidewater.example',
  ],
])('a page says of itself %s', async (_, origin, said, domain, uri) => {
  const window = origin === undefined ? null : ({ location: { origin } } as never)
  const port = createPageSignIn(adapter, () => ({ metadata: said }) as Options, window)
  const asked = port.message(aliceOnMainnet, new AbortController().signal)
  const { message } = await firstValueFrom(from(asked))
  expect(parseSiweMessage(message)).toMatchObject({ domain, uri })
})

/** What is told to who builds a page whose host gives that, once everything has been asked twice. */
async function toldOf(given: Partial<SiweAdapter>) {
  const log = vi.fn<Log>()
  const port = createPageSignIn({ ...adapter, ...given }, () => ({}) as Options, null, log)
  const { signal } = new AbortController()
  const questions = () => [
    port.session(null, signal),
    port.message(aliceOnMainnet, signal),
    port.verify({ message: 'm', signature: '0x' }, signal),
    port.signOut(null, signal),
  ]
  for (const ask of [questions, questions])
    await Promise.allSettled(ask().map((answer) => firstValueFrom<unknown>(from(answer))))
  return log.mock.calls
}

const noChain = { getSession: async () => ({ address: aliceOnMainnet.address }) as never }

test('the page author is informed once of a malformed answer and the expected one', async () => {
  expect(await toldOf(noChain)).toEqual([
    [
      'error',
      'siwe: The chainId of getSession is missing; expected { address, chainId } such as { address: "0x…", chainId: 1 }, or null.',
    ],
  ])
  expect(await toldOf({ getMessageParams: () => null as never })).toEqual([
    ['error', expect.stringContaining('What getMessageParams was answered is null; expected an object')],
  ])
})

test('each method with a malformed answer is reported', async () => {
  const told = await toldOf({ ...noChain, getNonce: async () => 42 as never })
  const named = told.map(([, message]) => /getSession|getNonce/.exec(message)?.[0])
  expect(new Set(named)).toEqual(new Set(['getNonce', 'getSession']))
  expect(told).toHaveLength(2)
})

test('the report does not quote the malformed answer', async () => {
  const getNonce = async () => '{"token":"very \\"secret\\""}'
  expect(await toldOf({ getNonce })).toEqual([
    [
      'error',
      'siwe: The nonce of getNonce is another string; expected a string of eight letters and digits at least.',
    ],
  ])
})

test.each([
  ['a server that is not reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', async () => Promise.reject(new Error('No cookies today.'))],
])('%s is not reported as a mistake of the page author', async (_, getSession) => {
  expect(await toldOf({ getSession })).toEqual([])
})

test('the production build reports nothing', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(await toldOf(noChain)).toEqual([])
})
