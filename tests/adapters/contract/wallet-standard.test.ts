import { Keypair } from '@solana/web3.js'
import { expect } from 'vitest'
import { fakeWalletStandard } from '../../../adapters/fake/fake-wallet-standard.ts'
import { createWalletStandard } from '../../../adapters/wallet-standard/wallet-standard.ts'
import { createLocalSolanaWallet } from '../../../adapters/local-key/local-solana-wallet.ts'
import { toBase58 } from '../../../core/domain/values/base58.ts'
import { solana, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import { solanaChains } from '../../../core/domain/network/solana.ts'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { icon } from '../page-wallet.ts'
import { SolanaPageWallet, StandardPage, solanaPeople } from '../wallet-standard/standard-wallet.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'
import { standardContract } from './wallet-standard-contract.ts'

const wallet = { key: 'standard:Lagoon', name: 'Lagoon', icon }
const accounts = [solanaPeople.alice, solanaPeople.bob]
const chains = [solanaChains.mainnet, solanaChains.devnet] as const
const unknownNetwork = { ...solanaDevnet, id: solanaChains.testnet, name: 'Solana Testnet' }

standardContract('wallets in a page', () => {
  const page = new StandardPage()
  const lagoon = new SolanaPageWallet(...accounts)
  lagoon.chains = ['solana:mainnet', 'solana:devnet']
  page.install(lagoon)
  return {
    standard: createWalletStandard({ target: page, send: async () => ({ signature: '' }) }),
    wallet,
    accounts,
    chains,
    unknownNetwork,
    refuseToConnect: () =>
      (lagoon.onConnect = () => {
        throw new Error('User rejected the request.')
      }),
    ignoreConnect: () => (lagoon.onConnect = () => new Promise(() => {})),
  }
})

for (const order of answeringOrders) {
  standardContract(`the fake, ${order}`, () => {
    const standard = fakeWalletStandard({
      wallets: [{ wallet, accounts, chainId: chains[0], chains: [chains[1]] }],
      order,
    })
    return {
      standard,
      wallet,
      accounts,
      chains,
      unknownNetwork,
      refuseToConnect: () => standard.reject('connect', { code: 'user-rejected' }),
      ignoreConnect: () => standard.hang('connect'),
    }
  })
}

silentContract('the fake', () => {
  const walletKey = wallet.key
  const [chainId] = chains
  const standard = fakeWalletStandard({ wallets: [{ wallet, accounts, chainId }], order: 'never' })
  return {
    connect: (signal) => standard.connect({ walletKey, chains }, signal),
    reconnect: (signal) => standard.reconnect({ walletKey, chains }, signal),
    request: (signal) =>
      standard.request({ walletKey, chainId, method: 'solana_signMessage', params: {} }, signal),
    switchNetwork: (signal) => standard.switchNetwork({ walletKey, chainId }, signal),
    addNetwork: (signal) => standard.addNetwork({ walletKey, network: unknownNetwork }, signal),
    disconnect: (signal) => standard.disconnect({ walletKey }, signal),
  }
})

standardContract('local Solana keys', () => {
  const pairs = [1, 2].map((number) => Keypair.fromSeed(new Uint8Array(32).fill(number)))
  let approve: (question: WalletQuestion) => Promise<boolean> = async () => true
  return {
    standard: createLocalSolanaWallet({
      keys: pairs.map(({ secretKey }) => new Secret(toBase58(secretKey))),
      networks: [solana, solanaDevnet],
      approve: (question) => approve(question),
      send: async () => ({ signature: '' }),
    }),
    wallet: {
      key: 'standard:Local Solana key wallet',
      name: 'Local Solana key wallet',
      icon: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
    },
    accounts: pairs.map(({ publicKey }) => publicKey.toBase58()),
    chains,
    unknownNetwork,
    refuseToConnect: () => (approve = async () => false),
    ignoreConnect: () => (approve = () => new Promise(() => {})),
  }
})
