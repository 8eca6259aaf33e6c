import { createPublicClient, erc20Abi, http, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSolanaKey } from '../../../sandbox/solana-key.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { onRampVisit } from './on-ramp-visit.ts'

let sandbox: Sandbox
const { see, pageUrl, order, pay, rows } = onRampVisit(() => sandbox)
const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  delayed: '4000 0000 0000 0077',
  asksBank: '4000 0027 6000 3184',
}

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'solana', 'blockchain-api', 'on-ramp'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

const stranger = () => privateKeyToAddress(generatePrivateKey())
const client = (chain: string) => createPublicClient({ transport: http(sandbox.endpoints.chains[chain]) })
const usdc = (chain: string) =>
  sandbox.endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address ?? '0x'
const heldUsdc = (chain: string, address: Address) =>
  client(chain).readContract({
    address: usdc(chain),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })
const meldQuery = async (query: URLSearchParams) =>
  new URL((await see(`${sandbox.endpoints.onRamp}/meld?${query}`)).url).search.slice(1)
const statusOf = async (address: string) => (await rows(address))[0]?.metadata.status

test.each([
  ['eip155:1', 'ethereum'],
  ['eip155:137', 'polygon'],
])('on %s a card buys tokens, which come from the chain', async (chain, network) => {
  const buyer = stranger()
  const place = await order(await pageUrl(buyer, 'USDC', network))
  expect(place.text).toContain('Pay 100.00 USD')
  await pay(place, cards.paid)
  await eventually(async () => expect(await statusOf(buyer)).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS'))
  const [row] = await rows(buyer)
  const amount = row?.transfers?.[0]?.quantity.numeric ?? ''
  expect(await heldUsdc(chain, buyer)).toBe(BigInt(Math.round(Number(amount) * 1e6)))
  expect(Number(amount)).toBeGreaterThan(97)
  const receipt = await client(chain).getTransactionReceipt({ hash: row?.metadata.hash as `0x${string}` })
  expect(receipt.status).toBe('success')
  expect(row?.metadata).toMatchObject({
    operationType: 'buy',
    chain,
    sentFrom: 'Coinbase',
    sentTo: buyer,
    nonce: 1,
    application: null,
  })
  expect((await see(place.url)).text).toContain('It is yours')
})

test('a bank account buys coins', async () => {
  const buyer = stranger()
  const place = await order(await pageUrl(buyer, 'ETH', 'base'), '25000.00', 'ach_bank_account', 'EUR')
  await see(`${place.url}/pay`, { number: '000123456789' })
  await eventually(async () => expect(await statusOf(buyer)).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS'))
  expect(await client('eip155:8453').getBalance({ address: buyer })).toBeGreaterThan(8n * 10n ** 18n)
})

test('a card buys SOL', async () => {
  const { address } = await newSolanaKey()
  const place = await order(await pageUrl(address, 'SOL', 'solana'))
  await pay(place, cards.paid)
  await eventually(async () => expect((await see(place.url)).text).toContain('It is yours'))
  const solana = sandbox.endpoints.chains[sandbox.endpoints.solana?.chain ?? ''] ?? ''
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] })
  const headers = { 'content-type': 'application/json' }
  const answer = await (await fetch(solana, { method: 'POST', headers, body })).json()
  expect((answer as { result: { value: number } }).result.value).toBeGreaterThan(500_000_000)
})

test('a second provider sells to one wallet, and tells no history', async () => {
  const buyer = stranger()
  const query = new URLSearchParams({
    publicKey: 'latchkey-sandbox',
    walletAddress: buyer,
    destinationCurrencyCode: 'USDC',
    network: 'polygon-mainnet',
    sourceAmount: '50.00',
  })
  const place = await order(`${sandbox.endpoints.onRamp}/buy/select-asset?${await meldQuery(query)}`, '50.00')
  await pay(place, cards.paid)
  await eventually(async () => expect((await see(place.url)).text).toContain('It is yours'))
  expect(await heldUsdc('eip155:137', buyer)).toBeGreaterThan(48_000_000n)
  expect(await rows(buyer)).toEqual([])
})

test('a second provider knows its hosts by their keys', async () => {
  const place = await see(`${sandbox.endpoints.onRamp}/meld?publicKey=other&walletAddress=${stranger()}`)
  expect([place.status, place.text]).toEqual([400, expect.stringContaining('other')])
})

test('a declined card buys nothing', async () => {
  const buyer = stranger()
  const place = await pay(await order(await pageUrl(buyer, 'USDC', 'polygon')), cards.declined)
  expect(place.text).toContain('Your bank declined the payment.')
  const [row] = await rows(buyer)
  expect(row?.metadata).toMatchObject({ status: 'ONRAMP_TRANSACTION_STATUS_FAILED', hash: '' })
  expect(row?.metadata).not.toHaveProperty('chain')
  expect(await heldUsdc('eip155:137', buyer)).toBe(0n)
})

test('a payment that takes a while is in progress until it has come', async () => {
  await control({ delaySeconds: 0.5 })
  const buyer = stranger()
  const place = await pay(await order(await pageUrl(buyer, 'USDC', 'polygon')), cards.delayed)
  expect(place.text).toContain('On its way')
  expect(await statusOf(buyer)).toBe('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
  await eventually(async () => expect(await statusOf(buyer)).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS'))
})

test.each([
  ['confirm', 'ONRAMP_TRANSACTION_STATUS_SUCCESS'],
  ['refuse', 'ONRAMP_TRANSACTION_STATUS_FAILED'],
])('the bank asks the payer: %s', async (answer, status) => {
  const buyer = stranger()
  const place = await pay(await order(await pageUrl(buyer, 'USDC', 'polygon')), cards.asksBank)
  expect(place.text).toContain('Your bank asks')
  expect(await statusOf(buyer)).toBe('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
  await see(`${place.url}/bank`, { answer })
  await eventually(async () => expect(await statusOf(buyer)).toBe(status))
})

test('an order is paid once', async () => {
  const buyer = stranger()
  const place = await order(await pageUrl(buyer, 'USDC', 'polygon'))
  await Promise.all([pay(place, cards.paid), pay(place, cards.paid)])
  await eventually(async () => expect(await statusOf(buyer)).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS'))
  expect(await rows(buyer)).toHaveLength(1)
  expect(await heldUsdc('eip155:137', buyer)).toBeLessThan(100_000_000n)
})

test.each([
  ['card', '9.99', 'too little'],
  ['card', '7500.01', 'too much'],
  ['ach_bank_account', '25000.01', 'too much'],
  ['card', 'much', 'Write an amount'],
])('by %s, %s is refused in the form and in the address', async (method, amount, words) => {
  const url = await pageUrl(stranger(), 'USDC', 'polygon')
  const place = await order(url, amount, method)
  expect([place.status, place.text]).toEqual([400, expect.stringContaining(words)])
  const preset = await see(`${url}&presetFiatAmount=${amount}&defaultPaymentMethod=${method}`)
  expect(preset.status).toBe(400)
})

test.each([
  ['card', '10.00'],
  ['card', '7500.00'],
  ['ach_bank_account', '25000.00'],
])('by %s, %s is taken', async (method, amount) => {
  const url = await pageUrl(stranger(), 'USDC', 'polygon')
  expect((await order(url, amount, method)).text).toContain(`Pay ${amount} USD`)
  const preset = await see(`${url}&presetFiatAmount=${amount}&defaultPaymentMethod=${method}`)
  expect(preset.text).toContain(`value="${amount}"`)
})

test.each([
  ['another application', 'appId', 'other', 'not known'],
  ['no user', 'partnerUserId', '', 'partnerUserId'],
  ['no wallets', 'destinationWallets', '[]', 'no wallet'],
  ['wallets that are no JSON', 'destinationWallets', '{', 'in JSON'],
  ['no address', 'destinationWallets', '[{"address":"nobody"}]', 'no address'],
  [
    'an unknown asset',
    'destinationWallets',
    `[{"address":"0x${'ab'.repeat(20)}","assets":["DOGE"]}]`,
    'DOGE',
  ],
  ['another currency', 'fiatCurrency', 'XYZ', 'not taken'],
  ['another way to pay', 'defaultPaymentMethod', 'shells', 'no way to pay'],
  ['a way back to a script', 'redirectUrl', 'javascript:alert(1)', 'https://'],
  ['too much of the asset', 'presetCryptoAmount', '100000', 'too much'],
])('the page refuses %s, and says why', async (_, name, value, words) => {
  const url = new URL(await pageUrl(stranger(), 'USDC', 'polygon'))
  url.searchParams.set(name, value)
  const place = await see(url.href)
  expect([place.status, place.text]).toEqual([400, expect.stringContaining(words)])
})

test.each([
  ['4111 1111 1111 1111', '12/34', '123', 'test cards'],
  [cards.paid, '01/20', '123', 'expired'],
  [cards.paid, '13/34', '123', 'month and year'],
  [cards.paid, '12/34', '12', 'three digits'],
])('card %s with %s and %s is not taken', async (number, expiry, code, words) => {
  const buyer = stranger()
  const place = await order(await pageUrl(buyer, 'USDC', 'polygon'))
  const told = await see(`${place.url}/pay`, { number, expiry, code })
  expect([told.status, told.text]).toEqual([400, expect.stringContaining(words)])
  expect(await rows(buyer)).toEqual([])
})

test('a form of another page is not taken', async () => {
  const { url } = await order(await pageUrl(stranger(), 'USDC', 'polygon'))
  const headers = { origin: 'https://elsewhere.example' }
  expect((await fetch(`${url}/pay`, { method: 'POST', headers })).status).toBe(403)
})

test('a failed chain transfer fails the purchase', async () => {
  const buyer = stranger()
  const url = new URL(await pageUrl(buyer, 'USDC', 'polygon'))
  url.searchParams.set('destinationWallets', JSON.stringify([{ address: `0x${'00'.repeat(20)}` }]))
  const place = await pay(await order(url.href), cards.paid)
  await eventually(async () => expect((await see(place.url)).text).toContain('Nothing was bought'))
})

test('the on-ramp fails as ordered', async () => {
  sandbox.control('on-ramp', { fault: 'status', status: 503 })
  const url = await pageUrl(stranger(), 'USDC', 'polygon')
  expect((await see(url)).status).toBe(503)
})

function control(change: object) {
  return fetch(`${sandbox.endpoints.onRamp}/control`, { method: 'POST', body: JSON.stringify(change) })
}
