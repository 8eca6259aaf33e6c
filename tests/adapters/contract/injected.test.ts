import { base, mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { fakeInjected } from '../../../adapters/fake/fake-injected.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { createLocalKeyWallet, localKeyWallet } from '../../../adapters/local-key/local-key.ts'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { icon, info, WalletPage, wellBehaved } from '../page-wallet.ts'
import { injectedContract } from './injected-contract.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const chains = { chainId: mainnet.id, otherChainId: base.id, unknownNetwork: polygon }
const accounts = [alice.address, bob.address]
const wallet = { key: 'com.example.wallet', name: 'Example Wallet', icon }

injectedContract('wallets in a page', () => {
  const page = new WalletPage()
  const provider = wellBehaved([alice.address.toLowerCase(), bob.address], 1, [1, 8453])
  page.install({ info: info(), provider })
  return {
    injected: createInjected({ target: page, clock: fakeClock() }),
    wallet,
    accounts,
    ...chains,
    refuseToConnect: () =>
      provider.refuse('eth_requestAccounts', { code: 4001, message: 'User rejected the request.' }),
    ignoreConnect: () => provider.reply('eth_requestAccounts', () => new Promise(() => {})),
  }
})

for (const order of answeringOrders) {
  injectedContract(`the fake, ${order}`, () => {
    const injected = fakeInjected({
      wallets: [{ wallet, accounts, chainId: mainnet.id, chains: [base.id] }],
      order,
    })
    return {
      injected,
      wallet,
      accounts,
      ...chains,
      refuseToConnect: () => injected.reject('connect', { code: 'user-rejected' }),
      ignoreConnect: () => injected.hang('connect'),
    }
  })
}

silentContract('the fake', () => {
  const walletKey = wallet.key
  const injected = fakeInjected({ wallets: [{ wallet, accounts, chainId: mainnet.id }], order: 'never' })
  return {
    connect: (signal) => injected.connect({ walletKey }, signal),
    reconnect: (signal) => injected.reconnect({ walletKey, chains: [] }, signal),
    request: (signal) =>
      injected.request({ walletKey, chainId: mainnet.id, method: 'personal_sign', params: [] }, signal),
    switchNetwork: (signal) => injected.switchNetwork({ walletKey, chainId: mainnet.id }, signal),
    addNetwork: (signal) => injected.addNetwork({ walletKey, network: polygon }, signal),
    disconnect: (signal) => injected.disconnect({ walletKey }, signal),
  }
})

injectedContract('local keys', () => {
  let approve: (question: WalletQuestion) => Promise<boolean> = async () => true
  return {
    injected: createLocalKeyWallet({
      keys: [alice, bob].map(({ privateKey }) => new Secret<string>(privateKey)),
      networks: [mainnet, base],
      approve: (question) => approve(question),
    }),
    wallet: localKeyWallet,
    accounts,
    ...chains,
    refuseToConnect: () => (approve = async () => false),
    ignoreConnect: () => (approve = () => new Promise(() => {})),
  }
})
