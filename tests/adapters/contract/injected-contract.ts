import { expect, test } from 'vitest'
import type { ChainId } from '../../../core/domain/values/caip.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { InstalledWallet } from '../../../core/domain/wallets/wallet.ts'
import type { Injected } from '../../../core/ports/injected.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'

/** A world with one wallet in it: on `chainId`, knowing `otherChainId`, not knowing `unknownNetwork`, whose owner can refuse or ignore the next prompt to connect. */
export type InjectedWorld = {
  readonly injected: Injected
  readonly wallet: InstalledWallet
  readonly accounts: readonly string[]
  readonly chainId: ChainId
  readonly otherChainId: ChainId
  readonly unknownNetwork: Network
  readonly refuseToConnect: () => void
  readonly ignoreConnect: () => void
}

/** What every Injected port must do. */
export function injectedContract(name: string, createWorld: () => InjectedWorld): void {
  test(`${name}: the wallet announces itself, and the stream ends with its signal`, () => {
    const { injected, wallet } = createWorld()
    const abort = new AbortController()
    const told = listenTo(injected.announcements({ standard: true }, abort.signal))
    expect(told.values).toEqual([{ kind: 'wallet', wallet }])
    abort.abort()
    expect(told.hasEnded()).toBe(true)
  })

  test(`${name}: connecting answers the accounts and the chain`, async () => {
    const { injected, wallet, accounts, chainId } = createWorld()
    expect(await valueOf(injected.connect({ walletKey: wallet.key }, unhurried))).toEqual(
      sharing({ accounts, chainId }),
    )
  })

  test(`${name}: a refused connection is user-rejected`, async () => {
    const { injected, wallet, refuseToConnect } = createWorld()
    refuseToConnect()
    expect(await failureFrom(injected.connect({ walletKey: wallet.key }, unhurried))).toMatchObject({
      code: 'user-rejected',
    })
  })

  test(`${name}: taking the question back ends the wait for the wallet`, async () => {
    const { injected, wallet, ignoreConnect } = createWorld()
    ignoreConnect()
    const abort = new AbortController()
    const failure = failureFrom(injected.connect({ walletKey: wallet.key }, abort.signal))
    abort.abort()
    expect(await failure).toEqual({ code: 'aborted' })
  })

  test(`${name}: a wallet that is not here is missing, whatever it is asked`, async () => {
    const { injected, chainId, unknownNetwork } = createWorld()
    const walletKey = 'com.example.absent'
    const failures = await Promise.all([
      failureFrom(injected.connect({ walletKey }, unhurried)),
      failureFrom(injected.reconnect({ walletKey, chains: [] }, unhurried)),
      failureFrom(injected.watch({ walletKey }, unhurried)),
      failureFrom(injected.switchNetwork({ walletKey, chainId }, unhurried)),
      failureFrom(injected.addNetwork({ walletKey, network: unknownNetwork }, unhurried)),
      failureFrom(injected.disconnect({ walletKey }, unhurried)),
    ])
    expect(failures.map(({ code }) => code)).toEqual(Array(6).fill('wallet-missing'))
  })

  test(`${name}: it reconnects silently until it was disconnected`, async () => {
    const { injected, wallet, accounts, chainId } = createWorld()
    const walletKey = wallet.key
    await valueOf(injected.connect({ walletKey }, unhurried))
    expect(await valueOf(injected.reconnect({ walletKey, chains: [] }, unhurried))).toEqual(
      sharing({ accounts, chainId }),
    )
    expect(await valueOf(injected.disconnect({ walletKey }, unhurried))).toBe(null)
    expect(await valueOf(injected.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  })

  test(`${name}: a switch moves the wallet, and watching tells it until the signal ends`, async () => {
    const { injected, wallet, otherChainId } = createWorld()
    const walletKey = wallet.key
    const abort = new AbortController()
    await valueOf(injected.connect({ walletKey }, unhurried))
    const changes = listenTo(injected.watch({ walletKey }, abort.signal))
    const answer = await valueOf(injected.switchNetwork({ walletKey, chainId: otherChainId }, unhurried))
    expect(answer).toEqual({ chainId: otherChainId })
    await eventually(() => expect(changes.values).toEqual([{ kind: 'chain', chainId: otherChainId }]))
    expect(changes.hasEnded()).toBe(false)
    abort.abort()
    expect(changes.hasEnded()).toBe(true)
  })

  test(`${name}: a chain it does not know has to be added first`, async () => {
    const { injected, wallet, unknownNetwork, otherChainId } = createWorld()
    const walletKey = wallet.key
    const chainId = unknownNetwork.id
    expect(await failureFrom(injected.switchNetwork({ walletKey, chainId }, unhurried))).toMatchObject({
      code: 'chain-not-added',
    })
    expect(await valueOf(injected.addNetwork({ walletKey, network: unknownNetwork }, unhurried))).toEqual({
      chainId,
    })
    await valueOf(injected.switchNetwork({ walletKey, chainId: otherChainId }, unhurried))
    expect(await valueOf(injected.switchNetwork({ walletKey, chainId }, unhurried))).toEqual({ chainId })
  })
}
