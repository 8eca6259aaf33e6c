import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinbase } from '../../../../../core/domain/buy/provider.ts'
import type { OnRampProvider } from '../../../../../core/domain/buy/provider.ts'
import { checkPaymentPage } from '../../../../../core/domain/buy/payment-page/check-payment-page.ts'
import { alice, bob } from '../../../../../fixtures/people.ts'

const service = 'https://rpc.walletconnect.org'
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

/** 25 dollars for USDC on Base. */
const order = {
  purchase: { id: 'usdc', name: 'USD Coin', symbol: 'USDC' },
  network: { name: 'base-mainnet', label: 'Base', chainId: 'eip155:8453', address: usdc },
  payment: 'USD',
  method: 'card',
  amount: '25.00',
} as const

const wallets = (given: object = {}) =>
  JSON.stringify([{ address: alice.address, blockchains: ['base'], assets: ['USDC'], ...given }])

/** What the service answers for that, field by field. */
const fields = {
  appId: 'a-project',
  destinationWallets: wallets(),
  partnerUserId: alice.address,
  defaultNetwork: 'base',
  defaultAsset: 'USDC',
  defaultExperience: 'buy',
  defaultPaymentMethod: 'CARD',
  fiatCurrency: 'USD',
  presetFiatAmount: '25.00',
}

const pageOf = (given: Record<string, string> = fields, at = 'https://pay.coinbase.com/buy/select-asset') =>
  `${at}?${new URLSearchParams(given)}`

const verdict = (link: string, provider: OnRampProvider = coinbase, from = service) =>
  checkPaymentPage({ link, provider, order, address: alice.address, service: from })

const told = (link: string, provider?: OnRampProvider, from?: string) => {
  const found = verdict(link, provider, from)
  return found.kind === 'refused' ? found.failure.code : found.kind
}

test('a page for the order of the account is opened as it is', () => {
  expect(verdict(pageOf())).toEqual({ kind: 'checked', link: pageOf() })
})

test.each([
  [
    'the form of older pages',
    { addresses: JSON.stringify({ [alice.address]: ['base'] }), assets: '["USDC"]' },
  ],
  ['a plain address', { address: alice.address.toLowerCase(), blockchain: 'base', asset: 'USDC' }],
  ['a wallet without networks', { destinationWallets: JSON.stringify([{ address: alice.address }]) }],
])('%s of the account is read as well', (_, given) => {
  expect(told(pageOf(given))).toBe('checked')
})

test.each([
  'https://evil.example/buy/select-asset',
  'https://pay.coinbase.com.evil.example/buy',
  'https://pay-coinbase.com/buy',
  'https://pay.coinbase.com:8443/buy',
  'https://pay.coinbase.com@evil.example/buy',
  'https://alice@pay.coinbase.com/buy',
  'https://alice:secret@pay.coinbase.com/buy',
  'http://pay.coinbase.com/buy',
  'https://pay.coinbase.com./buy',
  'https://www.coinbase.com/buy',
  'https://pay.coinbase.com/v3/sell/input',
  'http://127.0.0.1:8080/buy',
  'https://localhost/buy',
  'javascript:alert(1)//pay.coinbase.com/buy',
])('no visitor is led to %s', (at) => {
  expect(told(pageOf(fields, at))).toBe('untrusted-origin')
})

test('a page on this machine counts where its service is on this machine', () => {
  const local = pageOf(fields, 'http://127.0.0.1:8080/buy/select-asset')
  expect(told(local, coinbase, 'http://127.0.0.1:8600')).toBe('checked')
  expect(told(local, coinbase, 'https://127.0.0.1.evil.example')).toBe('untrusted-origin')
})

test.each([
  ['another wallet', { destinationWallets: wallets({ address: bob.address }) }],
  ['a name for a wallet', { destinationWallets: wallets({ address: 'evil.eth' }) }],
  [
    'a second wallet',
    { destinationWallets: JSON.stringify([{ address: alice.address }, { address: bob.address }]) },
  ],
  [
    'a wallet of another kind',
    { destinationWallets: wallets({ address: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh' }) },
  ],
  ['another user', { partnerUserId: bob.address }],
  ['another plain address', { walletAddress: bob.address }],
  ['another address without a checksum', { walletAddress: bob.address.toLowerCase() }],
  ['another address below another name', { refundTo: bob.address }],
  [
    'an address inside JSON inside JSON',
    { extra: JSON.stringify({ more: JSON.stringify({ to: bob.address }) }) },
  ],
  [
    'an address that is encoded twice',
    { extra: encodeURIComponent(encodeURIComponent(bob.address).replace('0', '%30')) },
  ],
  ['addresses of another account', { addresses: JSON.stringify({ [bob.address]: ['base'] }) }],
  ['an address below a key of addresses', { addresses: JSON.stringify({ 'evil.eth': ['base'] }) }],
])('%s is a stranger', (_, given) => {
  expect(told(pageOf({ ...fields, ...given }))).toBe('receiver-mismatch')
})

test('a stranger in the fragment, or in the path, is one as well', () => {
  expect(told(`${pageOf()}#walletAddress=${bob.address}`)).toBe('receiver-mismatch')
  expect(told(`${pageOf()}#/pay?address=evil.eth`)).toBe('receiver-mismatch')
  expect(told(pageOf(fields, `https://pay.coinbase.com/buy/${bob.address}`))).toBe('receiver-mismatch')
})

test.each([
  ['another network', { defaultNetwork: 'ethereum' }],
  ['another network of the wallet', { destinationWallets: wallets({ blockchains: ['base', 'ethereum'] }) }],
  ['another asset', { defaultAsset: 'EVIL' }],
  ['another asset of the wallet', { destinationWallets: wallets({ assets: ['USDC', 'EVIL'] }) }],
  ['another currency', { fiatCurrency: 'EUR' }],
  ['another amount', { presetFiatAmount: '2500' }],
  ['an amount of tokens', { presetCryptoAmount: '25' }],
  ['another way to pay', { defaultPaymentMethod: 'ACH_BANK_ACCOUNT' }],
  ['a sending out of an account', { defaultExperience: 'send' }],
  ['a page that follows', { redirectUrl: 'https://evil.example' }],
  ['JSON that is cut off', { destinationWallets: wallets().slice(0, -1) }],
  ['JSON with a key twice', { destinationWallets: `[{"address":"evil.eth","address":"${alice.address}"}]` }],
])('a payment page for %s fails the verification', (_, given) => {
  expect(told(pageOf({ ...fields, ...given }))).toBe('verification-failed')
})

test.each(['destinationWallets', 'defaultAsset', 'destinationwallets', 'default_asset', 'defaultAsset[]'])(
  'a page that says %s a second time is refused, since readers differ about it',
  (name) => {
    const again = `&${name}=${encodeURIComponent(name.startsWith('dest') ? wallets() : 'USDC')}`
    expect(told(`${pageOf()}${again}`)).toBe('verification-failed')
    expect(told(`${pageOf()}#${again.slice(1)}`)).toBe('verification-failed')
  },
)

test('a page that names no account is refused', () => {
  const { destinationWallets: _, ...rest } = fields
  expect(told(pageOf(rest))).toBe('verification-failed')
})

test.each([
  ['in place of the account', { sessionToken: 'MWYwNmYwZmQtNDQwYy02OTFk' }],
  ['beside the account', { ...fields, sessionToken: 'MWYwNmYwZmQtNDQwYy02OTFk' }],
  ['under another name', { ...fields, payload: 'eyJhIjoiYiJ9' }],
])('an unreadable part %s leaves the page unchecked', (_, given) => {
  expect(told(pageOf(given))).toBe('unchecked')
})

test('a session token excuses no stranger', () => {
  expect(told(pageOf({ sessionToken: 'a', address: bob.address }))).toBe('receiver-mismatch')
})

test('a provider of the host has its page at the place of its own URL alone', () => {
  const meld: OnRampProvider = {
    id: 'meld',
    name: 'Meld',
    url: 'https://meld.example/?to={address}&token={token}',
    namespaces: ['eip155'],
  }
  expect(told(`https://meld.example/?to=${alice.address}&token=USDC`, meld)).toBe('checked')
  expect(told(`https://meld.example.evil/?to=${alice.address}`, meld)).toBe('untrusted-origin')
  expect(told(`https://pay.coinbase.com/?to=${alice.address}`, meld)).toBe('untrusted-origin')
})

test('whatever is changed in a link, it opens with the account of the visitor at a known host alone', () => {
  const hosts = [
    'https://pay.coinbase.com/buy',
    'https://evil.example/buy',
    'https://pay.coinbase.com@evil.example/',
  ]
  const values = [
    bob.address,
    'evil.eth',
    'ethereum',
    '["ethereum"]',
    wallets({ address: bob.address }),
    wallets({ owner: bob.address }),
    '{"a":',
    'https://evil.example',
    alice.address,
    'USDC',
    '',
  ]
  const names = [
    ...Object.keys(fields).slice(1),
    'address',
    'addresses',
    'walletAddress',
    'recipient',
    'account',
    'x',
    'redirectUrl',
  ]
  const changes = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string())),
    {
      maxLength: 3,
    },
  )
  fc.assert(
    fc.property(fc.constantFrom(...hosts), changes, fc.boolean(), (at, changed, isAppended) => {
      const query = new URLSearchParams(fields)
      for (const [name, value] of changed) {
        if (isAppended) query.append(name, value)
        else query.set(name, value)
      }
      const found = verdict(`${at}?${query}`)
      if (found.kind !== 'checked') return
      const page = new URL(found.link)
      expect(page.origin).toBe('https://pay.coinbase.com')
      const said = decodeURIComponent(page.search)
      expect(said).not.toMatch(/evil|ethereum/i)
      expect(said.toLowerCase()).not.toContain(bob.address.toLowerCase())
      expect(said).toContain(alice.address)
    }),
    { numRuns: 500 },
  )
})
