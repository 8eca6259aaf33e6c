import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepLinkOf, requestLinkOf } from '../../../../core/domain/wallets/deep-link.ts'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const encoded = 'wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3D587d'
const refusedSchemes = ['javascript', 'data', 'vbscript', 'file', 'blob', 'filesystem', 'about', 'intent']

test('native links of every spelling open the app on the pairing', () => {
  for (const link of ['metamask', 'metamask:', 'metamask:/', 'metamask://', ' metamask:// ']) {
    expect(deepLinkOf({ link, uri })).toBe(`metamask://wc?uri=${encoded}`)
  }
  for (const link of ['metamask://app', 'metamask://app/', 'metamask:app', 'metamask://app?from=list']) {
    expect(deepLinkOf({ link, uri })).toBe(`metamask://app/wc?uri=${encoded}`)
  }
})

test('universal links do the same, with a slash at their end or without', () => {
  for (const link of [
    'https://wallet.example',
    'https://wallet.example/',
    'https://wallet.example//',
    'HTTPS://wallet.example?a=b#c',
  ]) {
    expect(deepLinkOf({ link, uri })).toBe(`https://wallet.example/wc?uri=${encoded}`)
  }
  expect(deepLinkOf({ link: 'https://wallet.example/open/', uri })).toBe(
    `https://wallet.example/open/wc?uri=${encoded}`,
  )
  expect(deepLinkOf({ link: 'http://127.0.0.1:4300/app', uri })).toBe(
    `http://127.0.0.1:4300/app/wc?uri=${encoded}`,
  )
})

test('a request brings the app to the front', () => {
  expect(requestLinkOf({ link: 'metamask://', topic: 'ab', requestId: '17' })).toBe(
    'metamask://wc?requestId=17&sessionTopic=ab',
  )
})

test('a plain http link to a remote host and a malformed link are refused', () => {
  for (const link of [
    'http://wallet.example',
    'https://',
    '',
    'wallet:>',
    ':',
    '://',
    '//wallet.example',
    '/wc',
    'meta mask://',
    '1inch://x y',
  ]) {
    expect([link, deepLinkOf({ link, uri })]).toEqual([link, null])
  }
})

test('inside Telegram only https links are opened', () => {
  expect(deepLinkOf({ link: 'https://wallet.example', uri, isTelegram: true })).toBe(
    `https://wallet.example/wc?uri=${encoded}`,
  )
  for (const link of ['metamask://', 'http://localhost:4300']) {
    expect(deepLinkOf({ link, uri, isTelegram: true })).toBe(null)
  }
})

test('a scheme that runs or reads something in the page is refused however it is written', () => {
  const blank = fc.constantFrom('', ' ', '\t', '\n', '\r', '\u0000', '\u0001')
  const disguised = fc
    .tuple(
      fc.constantFrom(...refusedSchemes),
      fc.array(fc.tuple(blank, fc.boolean()), { minLength: 12, maxLength: 12 }),
      fc.string(),
    )
    .map(([scheme, noise, rest]) => {
      const letters = [...scheme].map((letter, index) => {
        const [before = '', isUpper = false] = noise[index] ?? []
        return before + (isUpper ? letter.toUpperCase() : letter)
      })
      return `${letters.join('')}:${rest}`
    })
  fc.assert(
    fc.property(disguised, (link) => {
      expect(deepLinkOf({ link, uri })).toBe(null)
    }),
  )
})

test('any wallet link yields null or a URL with the pairing that keeps its scheme', () => {
  const link = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.stringMatching(/^[a-zA-Z][a-z0-9+.-]{0,9}:(\/\/)?[a-z/?#]{0,9}$/),
  )
  fc.assert(
    fc.property(link, fc.string({ unit: 'grapheme-ascii' }), (link, uri) => {
      const url = deepLinkOf({ link, uri })
      if (url === null) return
      expect(url.endsWith(`wc?uri=${encodeURIComponent(uri)}`)).toBe(true)
      expect(URL.canParse(url)).toBe(true)
      const { protocol } = new URL(url)
      expect(refusedSchemes).not.toContain(protocol.slice(0, -1))
      expect(link.trim().toLowerCase().startsWith(protocol.slice(0, -1))).toBe(true)
    }),
  )
})
