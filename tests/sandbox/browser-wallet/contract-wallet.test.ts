import { createClient, http, numberToHex, type Address, type Hex } from 'viem'
import { getBalance, verifyMessage, waitForTransactionReceipt } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { visitWallets } from './visit-wallets.ts'
import { hook, request } from './wallet-page.ts'

const crew = 'dev.latchkey.crew'
const visit = visitWallets()

test('a contract wallet signs by its owner, and its signature is valid for the contract', async () => {
  const address = await connect()
  const signature = (await request(visit.page, crew, 'personal_sign', ['0x41686f79', address])).result as Hex
  expect(await verifyMessage(client(), { address, message: 'Ahoy', signature })).toBe(true)
})

test('a contract wallet sends from its contract', async () => {
  const from = await connect()
  const to = '0x00000000000000000000000000000000000000e1'
  const sent = await request(visit.page, crew, 'eth_sendTransaction', [{ from, to, value: numberToHex(7n) }])
  await waitForTransactionReceipt(client(), { hash: sent.result as Hex, pollingInterval: 20 })
  expect(await getBalance(client(), { address: to })).toBe(7n)
  const made = await request(visit.page, crew, 'eth_sendTransaction', [{ from, data: '0x00' }])
  expect(made).toMatchObject({ code: 4200 })
})

async function connect(): Promise<Address> {
  await visit.open('?wallets=crew')
  await hook(visit.page, 'crew', 'behave', { answer: 'approve' })
  const { result } = await request(visit.page, crew, 'eth_requestAccounts')
  expect(result).toEqual([visit.sandbox.endpoints.smartAccount?.address])
  return (result as readonly Address[])[0] ?? '0x'
}

function client() {
  return createClient({ chain: mainnet, transport: http(visit.sandbox.endpoints.chains['eip155:1']) })
}
