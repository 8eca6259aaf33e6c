import { expect, test } from 'vitest'
import { info } from '../page-wallet.ts'
import { openPage, provider, wallet } from './announcement-page.ts'

const throwing = {
  get uuid() {
    throw new Error('gotcha')
  },
}

test.each([
  ['nothing', null, 'holds null; expected info and provider'],
  ['no info', { provider: provider() }, 'has an info that is missing'],
  ['getters that throw', { info: throwing, provider: provider() }, 'could not be read (gotcha)'],
  [
    'no uuid',
    { info: info({ uuid: undefined }), provider: provider() },
    'has a uuid that is missing; expected a UUID',
  ],
  [
    'a bad uuid',
    { info: info({ uuid: '123' }), provider: provider() },
    'has a uuid that is the string "123"',
  ],
  [
    'a name without letters',
    { info: info({ name: '  ' }), provider: provider() },
    'of com.example.wallet has a name that is the string "  "',
  ],
  ['an empty name', { info: info({ name: '' }), provider: provider() }, 'has a name that is an empty string'],
  [
    'a name nobody can see',
    { info: info({ name: '\u3164\u2060' }), provider: provider() },
    'expected a string that can be seen',
  ],
  [
    'a name that is no text',
    { info: info({ name: {} }), provider: provider() },
    'has a name that is an object with no fields',
  ],
  ['no rdns', { info: info({ rdns: undefined }), provider: provider() }, 'has an rdns that is missing'],
  [
    'an rdns that is a word',
    { info: info({ rdns: 'wallet' }), provider: provider() },
    'has an rdns that is the string "wallet"',
  ],
  [
    'our own key as rdns',
    { info: info({ rdns: 'browser-wallet' }), provider: provider() },
    'expected a reverse domain name',
  ],
  [
    'an rdns with blanks',
    { info: info({ rdns: 'io. evil' }), provider: provider() },
    'expected a reverse domain name',
  ],
  [
    'an overlong rdns',
    { info: info({ rdns: `io.${'x'.repeat(300)}` }), provider: provider() },
    'expected a reverse domain name',
  ],
  ['no provider', { info: info() }, 'of com.example.wallet has a provider that is missing'],
  [
    'a provider that cannot be asked',
    { info: info(), provider: { request: 'ask me' } },
    'expected one with a request function',
  ],
])('an announcement with %s is refused, and says why', (_, detail, words) => {
  const { page, listen } = openPage()
  const told = listen()
  page.install(detail)
  expect(told).toEqual([
    { kind: 'refused', failure: { code: 'malformed-answer', detail: expect.stringContaining(words) } },
  ])
})

test('an announcement that is not even a custom event is refused', () => {
  const { page, listen } = openPage()
  const told = listen()
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  expect(told).toMatchObject([{ kind: 'refused', failure: { code: 'malformed-answer' } }])
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['plain http', 'http://example.com/icon.png'],
  ["at its wallet's own server", 'https://example.com/icon.png'],
  ['an object of the page', 'blob:https://example.com/5b1f2c3d'],
  ['a page', 'data:text/html,<script>'],
  ['too much', `data:image/png;base64,${'A'.repeat(300_000)}`],
  ['nothing', undefined],
])('an icon that is %s is dropped; the wallet stays, with a note', (_, unsafe) => {
  const { page, listen } = openPage()
  const told = listen()
  page.install({ info: info({ icon: unsafe }), provider: provider() })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(told).toEqual([
    { kind: 'wallet', wallet: { ...wallet, icon: null } },
    {
      kind: 'refused',
      failure: {
        code: 'malformed-answer',
        detail: expect.stringMatching(/com\.example\.wallet has an icon .*Icon dropped\.$/),
      },
    },
  ])
})
