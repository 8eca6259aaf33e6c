import { expect, test } from 'vitest'
import { sharing } from '../../../adapters/fake/sharing.ts'
import type { ChainId } from '../../../core/domain/values/caip.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { InstalledWallet } from '../../../core/domain/wallets/wallet.ts'
import type { WalletStandard } from '../../../core/ports/wallet-standard.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'

/** A world with one wallet in it, for the two `chains` and not for `unknownNetwork`, whose owner can refuse or ignore the next prompt to connect. */
export type StandardWorld = {
  readonly standard: WalletStandard
  readonly wallet: InstalledWallet
  readonly accounts: readonly string[]
  readonly chains: readonly [ChainId, ChainId]
  readonly unknownNetwork: Network
  readonly refuseToConnect: () => void
  readonly ignoreConnect: () => void
}

/** What every WalletStandard port must do. */
export function standardContract(name: string, createWorld: () => StandardWorld): void {
  test(`${name}: the wallet announces itself, and the stream ends with its signal`, () => {
    const { standard, wallet } = createWorld()
    const abort = new AbortController()
    const told = listenTo(standard.announcements(null, abort.signal))
    expect(told.values).toEqual([{ kind: 'wallet', wallet }])
    abort.abort()
    expect(told.hasEnded()).toBe(true)
  })

  test(`${name}: connecting answers the accounts, on the first wanted chain that they are for`, async () => {
    for (const wanted of [0, 1] as const) {
      const { standard, wallet, accounts, chains, unknownNetwork } = createWorld()
      const chainId = chains[wanted]
      const asked = { walletKey: wallet.key, chains: ['eip155:1', unknownNetwork.id, chainId, ...chains] }
      expect(await valueOf(standard.connect(asked, unhurried))).toEqual(sharing({ accounts, chainId }))
    }
  })

  test(`${name}: a refused connection is user-rejected`, async () => {
    const { standard, wallet, refuseToConnect } = createWorld()
    refuseToConnect()
    expect(await failureFrom(standard.connect({ walletKey: wallet.key }, unhurried))).toMatchObject({
      code: 'user-rejected',
    })
  })

  test(`${name}: taking the question back ends the wait for the wallet`, async () => {
    const { standard, wallet, ignoreConnect } = createWorld()
    ignoreConnect()
    const abort = new AbortController()
    const failure = failureFrom(standard.connect({ walletKey: wallet.key }, abort.signal))
    abort.abort()
    expect(await failure).toEqual({ code: 'aborted' })
  })

  test(`${name}: a wallet that is not here is missing, whatever it is asked`, async () => {
    const { standard, chains, unknownNetwork } = createWorld()
    const [chainId] = chains
    const walletKey = 'standard:Nobody'
    const failures = await Promise.all([
      failureFrom(standard.connect({ walletKey }, unhurried)),
      failureFrom(standard.reconnect({ walletKey, chains: [] }, unhurried)),
      failureFrom(standard.watch({ walletKey }, unhurried)),
      failureFrom(standard.switchNetwork({ walletKey, chainId }, unhurried)),
      failureFrom(standard.addNetwork({ walletKey, network: unknownNetwork }, unhurried)),
      failureFrom(
        standard.request({ walletKey, chainId, method: 'solana_signMessage', params: {} }, unhurried),
      ),
      failureFrom(standard.disconnect({ walletKey }, unhurried)),
    ])
    expect(failures.map(({ code }) => code)).toEqual(Array(7).fill('wallet-missing'))
  })

  test(`${name}: it reconnects silently, on the chain it was last on, until it was disconnected`, async () => {
    const { standard, wallet, accounts, chains } = createWorld()
    const walletKey = wallet.key
    await valueOf(standard.connect({ walletKey, chains }, unhurried))
    for (const chainId of chains) {
      expect(await valueOf(standard.reconnect({ walletKey, chains: [chainId] }, unhurried))).toEqual(
        sharing({ accounts, chainId }),
      )
    }
    expect(await valueOf(standard.disconnect({ walletKey }, unhurried))).toBe(null)
    expect(await valueOf(standard.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  })

  test(`${name}: a switch moves the session, and watching tells it until the signal ends`, async () => {
    const { standard, wallet, chains } = createWorld()
    const walletKey = wallet.key
    const abort = new AbortController()
    await valueOf(standard.connect({ walletKey, chains }, unhurried))
    const changes = listenTo(standard.watch({ walletKey }, abort.signal))
    const answer = await valueOf(standard.switchNetwork({ walletKey, chainId: chains[1] }, unhurried))
    expect(answer).toEqual({ chainId: chains[1] })
    await eventually(() => expect(changes.values).toEqual([{ kind: 'chain', chainId: chains[1] }]))
    expect(changes.hasEnded()).toBe(false)
    abort.abort()
    expect(changes.hasEnded()).toBe(true)
  })

  test(`${name}: a chain that its accounts are not for can neither be switched to nor added`, async () => {
    const { standard, wallet, chains, unknownNetwork } = createWorld()
    const walletKey = wallet.key
    await valueOf(standard.connect({ walletKey, chains }, unhurried))
    const failures = await Promise.all([
      failureFrom(standard.switchNetwork({ walletKey, chainId: unknownNetwork.id }, unhurried)),
      failureFrom(standard.addNetwork({ walletKey, network: unknownNetwork }, unhurried)),
    ])
    expect(failures.map(({ code }) => code)).toEqual(['chain-not-added', 'chain-not-added'])
  })

  test(`${name}: it signs a message in the shape that Solana's methods have`, async () => {
    const { standard, wallet, chains } = createWorld()
    const walletKey = wallet.key
    await valueOf(standard.connect({ walletKey, chains }, unhurried))
    const question = {
      walletKey,
      chainId: chains[0],
      method: 'solana_signMessage',
      params: { message: '9Ajdvzr' },
    }
    expect(await valueOf(standard.request(question, unhurried))).toEqual({
      signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/),
    })
  })
}
