import { numberToHex, parseEther, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { beacon, harbor, visitWallets } from './visit-wallets.ts'
import { hook, request } from './wallet-page.ts'

const visit = visitWallets()

test('connecting asks the visitor for the accounts to share', async () => {
  const asking = request(visit.page, harbor, 'eth_requestAccounts')
  await visit.page.getByTestId('wallet-account-0').uncheck()
  expect(await visit.page.getByTestId('wallet-approve').isDisabled()).toBe(true)
  await visit.page.getByTestId('wallet-account-1').check()
  await visit.page.getByTestId('wallet-approve').click()
  expect(await asking).toEqual({ result: [visit.address(2)] })
  expect(await request(visit.page, beacon, 'eth_accounts')).toEqual({ result: [] })
  expect(await visit.page.getByTestId('wallet-approve').count()).toBe(0)
  expect(visit.written).toEqual([])
})

test.each(['reject', 'Escape'])('a visitor who answers with %s rejects with code 4001', async (way) => {
  const asking = request(visit.page, beacon, 'eth_requestAccounts')
  await visit.page.getByTestId('wallet-reject').waitFor()
  if (way === 'Escape') await visit.page.keyboard.press('Escape')
  else await visit.page.getByTestId('wallet-reject').click()
  expect(await asking).toMatchObject({ code: 4001 })
  expect(await request(visit.page, beacon, 'eth_accounts')).toEqual({ result: [] })
})

test('a signed message is shown first and proves the account', async () => {
  await visit.connect(harbor)
  const asking = request(visit.page, harbor, 'personal_sign', ['0x53696e6720f09f90a6', visit.address(1)])
  await visit.page.getByText('Sing 🐦').waitFor()
  await visit.page.getByTestId('wallet-approve').click()
  const signature = (await asking).result as Hex
  expect(await verifyMessage({ address: visit.address(1), message: 'Sing 🐦', signature })).toBe(true)
})

test('typed data is signed for the chain the wallet is on, and for no other', async () => {
  await visit.connect(harbor)
  await hook(visit.page, 'harbor', 'behave', { answer: 'approve' })
  const typed = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: '12' },
  } as const
  const params = [visit.address(1), JSON.stringify(typed)]
  const signature = (await request(visit.page, harbor, 'eth_signTypedData_v4', params)).result as Hex
  const message = { amount: 12n }
  expect(await verifyTypedData({ ...typed, message, address: visit.address(1), signature })).toBe(true)
  await hook(visit.page, 'harbor', 'setChain', 8453)
  expect(await request(visit.page, harbor, 'eth_signTypedData_v4', params)).toMatchObject({ code: -32602 })
})

test('a transaction is shown, signed in the page and mined', async () => {
  await visit.connect(beacon)
  const to = '0x00000000000000000000000000000000000000bb'
  const transaction = { from: visit.address(3), to, value: numberToHex(parseEther('1.25')) }
  const asking = request(visit.page, beacon, 'eth_sendTransaction', [transaction])
  await visit.page.getByText('1.25 ETH').waitFor()
  await visit.page.getByTestId('wallet-approve').click()
  const hash = (await asking).result as Hex
  const receipt = async () => (await request(visit.page, beacon, 'eth_getTransactionReceipt', [hash])).result
  await expect.poll(receipt).toMatchObject({ status: '0x1', to })
  const balance = await request(visit.page, beacon, 'eth_getBalance', [to, 'latest'])
  expect(balance).toEqual({ result: numberToHex(parseEther('1.25')) })
})

test('a site may use no account it was not given, and no method the wallet refuses', async () => {
  expect(await request(visit.page, harbor, 'personal_sign', ['0x00', visit.address(1)])).toMatchObject({
    code: 4100,
  })
  await visit.connect(harbor)
  expect(await request(visit.page, harbor, 'personal_sign', ['0x00', visit.address(2)])).toMatchObject({
    code: 4100,
  })
  const transaction = { from: visit.address(2), to: visit.address(1) }
  expect(await request(visit.page, harbor, 'eth_sendTransaction', [transaction])).toMatchObject({
    code: 4100,
  })
  expect(await request(visit.page, harbor, 'eth_sign', [visit.address(1), '0x00'])).toMatchObject({
    code: 4200,
  })
  expect(await request(visit.page, harbor, 'wallet_doMagic')).toMatchObject({ code: 4200 })
})

test('a second pending request rejects with code -32002', async () => {
  const first = request(visit.page, harbor, 'eth_requestAccounts')
  await visit.page.getByTestId('wallet-approve').waitFor()
  expect(await request(visit.page, harbor, 'eth_requestAccounts')).toMatchObject({ code: -32002 })
  await visit.page.getByTestId('wallet-approve').click()
  expect(await first).toEqual({ result: [visit.address(1)] })
})

test('after a reload the wallet connects silently on its last chain', async () => {
  await visit.connect(harbor)
  await hook(visit.page, 'harbor', 'setChain', 8453)
  await visit.page.reload()
  expect(await request(visit.page, harbor, 'eth_accounts')).toEqual({ result: [visit.address(1)] })
  expect(await request(visit.page, harbor, 'eth_requestAccounts')).toEqual({ result: [visit.address(1)] })
  expect(await request(visit.page, harbor, 'eth_chainId')).toEqual({ result: '0x2105' })
})

test('an unknown network is 4902 until it is added, which checks the node and switches to it', async () => {
  await visit.connect(harbor)
  const polygon = [{ chainId: '0x89' }]
  expect(await request(visit.page, harbor, 'wallet_switchEthereumChain', polygon)).toMatchObject({
    code: 4902,
  })
  expect(await request(visit.page, harbor, 'wallet_addEthereumChain', [polygonAt('eip155:1')])).toMatchObject(
    {
      code: -32602,
    },
  )
  const adding = request(visit.page, harbor, 'wallet_addEthereumChain', [polygonAt('eip155:137')])
  await visit.page.getByTestId('wallet-approve').click()
  expect(await adding).toEqual({ result: null })
  expect(await request(visit.page, harbor, 'wallet_switchEthereumChain', polygon)).toEqual({ result: null })
  expect(await request(visit.page, harbor, 'net_version')).toEqual({ result: '137' })
})

test('permissions can be asked for, read and given back', async () => {
  await hook(visit.page, 'harbor', 'behave', { answer: 'approve' })
  const granted = await request(visit.page, harbor, 'wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(granted.result).toMatchObject([
    { parentCapability: 'eth_accounts', caveats: [{ value: [visit.address(1)] }] },
  ])
  expect(await request(visit.page, harbor, 'wallet_getPermissions')).toEqual(granted)
  expect(await request(visit.page, harbor, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({
    result: null,
  })
  expect(await request(visit.page, harbor, 'eth_accounts')).toEqual({ result: [] })
})

test('the script of the wallets runs under the strict policy of the page', async () => {
  const response = await visit.page.goto(visit.sandbox.endpoints.demo ?? '')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  await visit.connect(harbor)
  expect(visit.written).toEqual([])
})

function polygonAt(chain: string): object {
  const nativeCurrency = { name: 'POL', symbol: 'POL', decimals: 18 }
  return {
    chainId: '0x89',
    chainName: 'Polygon',
    nativeCurrency,
    rpcUrls: [visit.sandbox.endpoints.chains[chain]],
  }
}
