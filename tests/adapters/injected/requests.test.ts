import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { info, PageWallet, WalletPage } from '../page-wallet.ts'

const walletKey = 'com.example.wallet'

/** A wallet that is connected and answers a method so. */
async function connected(method: string, answer: unknown) {
  const page = new WalletPage()
  const provider = new PageWallet()
    .reply('eth_requestAccounts', [alice.address])
    .reply('eth_accounts', [alice.address])
    .reply('eth_chainId', '0x1')
    .reply(method, () => answer)
  page.install({ info: info(), provider })
  const injected = createInjected({ target: page, clock: fakeClock() })
  await valueOf(injected.connect({ walletKey }, unhurried))
  const ask = (params: unknown = []) =>
    injected.request({ walletKey, chainId: mainnet.id, method, params }, unhurried)
  return { provider, ask }
}

test('a bigint becomes a hexadecimal quantity, and other values are unchanged', async () => {
  const { provider, ask } = await connected('eth_sendTransaction', '0xhash')
  await valueOf(ask([{ to: alice.address, value: 10n ** 18n, data: undefined, gas: '0x5208' }]))
  expect(provider.asked.at(-1)).toEqual({
    method: 'eth_sendTransaction',
    params: [{ to: alice.address, value: '0xde0b6b3a7640000', gas: '0x5208' }],
  })
})

test('a request without parameters stays one', async () => {
  const { provider, ask } = await connected('wallet_getCapabilities', {})
  await valueOf(ask(undefined))
  expect(provider.asked.at(-1)?.params ?? []).toEqual([])
})

test.each([null, undefined, ''])('a signature that is %j is none', async (answer) => {
  const { ask } = await connected('personal_sign', answer)
  expect(await failureFrom(ask(['0x00', alice.address]))).toMatchObject({ code: 'malformed-answer' })
})

test('a transaction answered with null says that it may have been done', async () => {
  const { ask } = await connected('eth_sendTransaction', null)
  const failed = await valueOf(ask([{ to: alice.address }])).catch((error: unknown) => error)
  expect(failed).toMatchObject({
    code: 'malformed-answer',
    meta: ['It may have been done. Look at Activity before trying again.'],
  })
})

test('a method that may answer nothing does', async () => {
  const { ask } = await connected('wallet_watchAsset', null)
  expect(await valueOf(ask())).toBeNull()
})
