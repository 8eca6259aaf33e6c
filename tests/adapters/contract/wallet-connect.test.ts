import { fakeWalletConnect } from '../../../adapters/fake/fake-wallet-connect.ts'
import { base, mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { memoryStorage } from '../wallet-connect/memory-storage.ts'
import { devnet, offered, relayStage } from '../wallet-connect/relay-stage.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'
import { walletConnectContract } from './wallet-connect-contract.ts'

const stage = relayStage()

walletConnectContract('a phone over the relay', async () => {
  const phone = await stage.phone()
  const kept = { storage: memoryStorage(), storagePrefix: 'contract' }
  let page = stage.latchkey(kept)
  const [first, second] = phone.accounts
  if (!first || !second) throw new Error('The phone has no two accounts.')
  const answer = (uri: string, proposals: 'approve' | 'reject') => {
    phone.behave({ proposals })
    return phone.pair(uri)
  }
  return {
    walletConnect: page,
    chains: offered,
    unknownNetwork: polygon,
    eip155: [first.evm.address],
    solana: [first.solana.address],
    otherAccounts: [second.evm.address, first.evm.address],
    approve: (uri) => answer(uri, 'approve'),
    reject: (uri) => answer(uri, 'reject'),
    move: (_, chainId) => phone.switchChain(chainId),
    changeAccounts: () => phone.updateAccounts([1, 0]),
    leave: () => phone.disconnect(),
    reload: async () => {
      await page.dispose()
      page = stage.latchkey(kept)
      return page
    },
  }
})

for (const order of answeringOrders) {
  walletConnectContract(`the fake, ${order}`, async () => {
    const walletConnect = fakeWalletConnect({ order })
    const solana = ['26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6']
    const pebble = {
      wallet: { key: 'f'.repeat(64), name: 'Pebble', icon: null },
      eip155: { accounts: [alice.address], chainId: mainnet.id },
      solana: { accounts: solana, chainId: devnet } as const,
      chains: [base.id],
    }
    return {
      walletConnect,
      chains: offered,
      unknownNetwork: polygon,
      eip155: [alice.address],
      solana,
      otherAccounts: [bob.address, alice.address],
      approve: () => queueMicrotask(() => walletConnect.approve(pebble)),
      reject: () => queueMicrotask(() => walletConnect.refuse()),
      move: (walletKey, chainId) => walletConnect.change(walletKey, { kind: 'chain', chainId }),
      changeAccounts: (walletKey) =>
        walletConnect.change(walletKey, {
          kind: 'accounts',
          namespace: 'eip155',
          accounts: [bob.address, alice.address],
        }),
      leave: (walletKey) => walletConnect.change(walletKey, { kind: 'disconnected' }),
      reload: async () => fakeWalletConnect({ wallets: [pebble], order }),
    }
  })
}

silentContract('the fake', () => {
  const walletKey = 'f'.repeat(64)
  const pebble = {
    wallet: { key: walletKey, name: 'Pebble', icon: null },
    eip155: { accounts: [alice.address], chainId: mainnet.id },
  }
  const walletConnect = fakeWalletConnect({ wallets: [pebble], order: 'never' })
  return {
    pair: (signal) => walletConnect.pair({ chains: offered }, signal),
    reconnect: (signal) => walletConnect.reconnect({ walletKey, chains: [] }, signal),
    request: (signal) =>
      walletConnect.request({ walletKey, chainId: mainnet.id, method: 'personal_sign', params: [] }, signal),
    switchNetwork: (signal) => walletConnect.switchNetwork({ walletKey, chainId: mainnet.id }, signal),
    addNetwork: (signal) => walletConnect.addNetwork({ walletKey, network: polygon }, signal),
    disconnect: (signal) => walletConnect.disconnect({ walletKey }, signal),
  }
})
