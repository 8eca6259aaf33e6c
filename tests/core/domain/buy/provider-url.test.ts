import { expect, test } from 'vitest'
import { isAtProvider, isProviderUrl, providerUrl } from '../../../../core/domain/buy/provider-url.ts'

const order = {
  purchase: { id: 'usdc', name: 'USD Coin', symbol: 'USDC' },
  network: { name: 'polygon-mainnet', label: 'Polygon', chainId: 'eip155:137', address: '0xA0b8' },
  payment: 'EUR',
  method: 'card',
  amount: '25.00',
} as const

test('the places of a provider page are filled in, and cannot break out of it', () => {
  const template = 'https://shop.example/buy?to={address}&what={token}&on={network}&for={amount}{currency}'
  expect(providerUrl(template, order, 'a&b=c')).toBe(
    'https://shop.example/buy?to=a%26b%3Dc&what=USDC&on=polygon-mainnet&for=25.00EUR',
  )
})

test.each([
  ['https://shop.example/{address}', true],
  ['http://127.0.0.1:8600/?a={address}', true],
  ['http://shop.example/{address}', false],
  ['javascript:alert({address})', false],
  ['{address}', false],
  ['https://shop.example/?to={adress}', false],
  ['https://shop.example:{amount}/', false],
  ['https://{network}.shop.example/', true],
  ['https://{token}/', false],
  ['https://{token}.example/', false],
  ['https://shop.{network}/', false],
  ['https://shop@evil.example/{address}', false],
])('%s as the page of a provider: %s', (template, isOne) => {
  expect(isProviderUrl(template)).toBe(isOne)
})

test("a page is a provider's below its own host alone, whatever fills the places", () => {
  const template = 'https://{network}.shop.example/{address}'
  expect(isAtProvider(template, new URL(providerUrl(template, order, 'a')))).toBe(true)
  for (const stranger of ['https://evil.example/', 'https://shop.example/', 'https://a.shop.example:81/'])
    expect(isAtProvider(template, new URL(stranger))).toBe(false)
})

test('a provider URL contains the canonical network name, whatever name the service uses', () => {
  const named = (name: string, chainId = 'eip155:8453') =>
    providerUrl('{network}', { ...order, network: { ...order.network, name, chainId } }, 'a')
  expect(named('base')).toBe('base')
  expect(named('base-mainnet')).toBe('base-mainnet')
  expect(named('ethereum-mainnet')).toBe('base-mainnet')
  expect(named('our-own', 'eip155:4242')).toBe('our-own')
})
