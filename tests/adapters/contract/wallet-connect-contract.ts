import { from } from 'rxjs'
import { expect, test } from 'vitest'
import type { ChainId } from '../../../core/domain/values/caip.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'
import type { Failure } from '../../../core/domain/errors/failure.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { PairingStep, WalletConnect } from '../../../core/ports/wallet-connect.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'

/** A relay and a wallet behind it that grants `chains`, starting on the first, and does not know `unknownNetwork`. */
export type WalletConnectWorld = {
  readonly walletConnect: WalletConnect
  readonly chains: readonly [ChainId, ChainId, ChainId]
  readonly unknownNetwork: Network
  readonly eip155: readonly string[]
  readonly solana: readonly string[]
  readonly otherAccounts: readonly string[]
  /** The wallet's owner reads a URI and approves, or rejects, or its wallet moves, changes accounts, ends it all. */
  readonly approve: (uri: string) => unknown
  readonly reject: (uri: string) => unknown
  readonly move: (walletKey: string, chainId: ChainId) => unknown
  readonly changeAccounts: (walletKey: string) => unknown
  readonly leave: (walletKey: string) => unknown
  /** The port that the page has after a reload: what was said in the old one is gone, the sessions are not. */
  readonly reload: () => Promise<WalletConnect>
}

/** Pairs and lets the wallet's owner do something with the URI; answers every step and how it ended. */
export async function pairing(
  walletConnect: WalletConnect,
  chains: readonly ChainId[],
  withUri: (uri: string) => unknown,
  signal: AbortSignal = unhurried,
): Promise<{ readonly steps: readonly PairingStep[]; readonly failure: Failure | null }> {
  const steps: PairingStep[] = []
  return new Promise((resolve) => {
    from(walletConnect.pair({ chains }, signal)).subscribe({
      next: (step) => {
        steps.push(step)
        if (step.kind === 'ready') withUri(step.uri)
      },
      error: (error) => resolve({ steps, failure: failureOf(error) }),
      complete: () => resolve({ steps, failure: null }),
    })
  })
}

/** The key of a wallet that a pairing just connected. */
async function connected({ walletConnect, chains, approve }: WalletConnectWorld): Promise<string> {
  const { steps, failure } = await pairing(walletConnect, chains, approve)
  const last = steps.at(-1)
  if (last?.kind === 'approved') return last.wallet.key
  throw new Error(`The pairing failed: ${JSON.stringify(failure)}`)
}

/** What every WalletConnect port must do. */
export function walletConnectContract(name: string, createWorld: () => Promise<WalletConnectWorld>): void {
  test(`${name}: a pairing gives a URI, then the wallet's sessions, and ends`, async () => {
    const { walletConnect, chains, approve, eip155, solana } = await createWorld()
    const { steps, failure } = await pairing(walletConnect, chains, approve)
    expect(failure).toBe(null)
    expect([...new Map(steps.map((step) => [step.kind, step])).values()]).toMatchObject([
      { kind: 'ready', uri: expect.stringMatching(/^wc:[0-9a-f]{64}@2\?/), expiresAt: expect.any(Number) },
      {
        kind: 'approved',
        wallet: { key: expect.any(String), name: 'Pebble', icon: null },
        namespaces: [
          { namespace: 'eip155', accounts: eip155, chainId: chains[0] },
          { namespace: 'solana', accounts: solana, chainId: chains[2] },
        ],
      },
    ])
  })

  test(`${name}: a wallet that rejects is user-rejected`, async () => {
    const { walletConnect, chains, reject } = await createWorld()
    const { failure } = await pairing(walletConnect, chains, reject)
    expect(failure).toMatchObject({ code: 'user-rejected' })
  })

  test(`${name}: taking a pairing back ends it as aborted`, async () => {
    const { walletConnect, chains } = await createWorld()
    const abort = new AbortController()
    const { failure } = await pairing(walletConnect, chains, () => abort.abort(), abort.signal)
    expect(failure).toEqual({ code: 'aborted' })
  })

  test(`${name}: it reconnects without a prompt until it was disconnected, and a second disconnection is fine`, async () => {
    const world = await createWorld()
    const { walletConnect, eip155, solana, chains } = world
    const walletKey = await connected(world)
    expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject(
      sharing({ accounts: eip155, chainId: chains[0] }, { accounts: solana, chainId: chains[2] }),
    )
    expect(await valueOf(walletConnect.disconnect({ walletKey }, unhurried))).toBe(null)
    expect(await valueOf(walletConnect.disconnect({ walletKey }, unhurried))).toBe(null)
    expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  })

  test(`${name}: after a reload it goes on with the chain it was last on, as long as the wallet approves of that`, async () => {
    const world = await createWorld()
    const { walletConnect, chains, unknownNetwork, eip155, solana, move, reload } = world
    const walletKey = await connected(world)
    const changes = listenTo(walletConnect.watch({ walletKey }, unhurried))
    await move(walletKey, chains[1])
    await eventually(() => expect(changes.values).toContainEqual({ kind: 'chain', chainId: chains[1] }))
    const restored = async (...lastChains: readonly ChainId[]) =>
      valueOf((await reload()).reconnect({ walletKey, chains: lastChains }, unhurried))
    const on = (chainId: ChainId) =>
      sharing({ accounts: eip155, chainId }, { accounts: solana, chainId: chains[2] })
    expect(await restored(chains[1])).toMatchObject(on(chains[1]))
    expect(await restored(unknownNetwork.id)).toMatchObject(on(chains[0]))
    expect(await restored()).toMatchObject(on(chains[0]))
  })

  test(`${name}: watching tells what the wallet does by itself, until the signal ends`, async () => {
    const world = await createWorld()
    const { walletConnect, chains, otherAccounts, move, changeAccounts, leave } = world
    const walletKey = await connected(world)
    const abort = new AbortController()
    const changes = listenTo(walletConnect.watch({ walletKey }, abort.signal))
    await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))
    const told = (change: unknown) => eventually(() => expect(changes.values).toContainEqual(change))
    await move(walletKey, chains[1])
    await told({ kind: 'chain', chainId: chains[1] })
    await changeAccounts(walletKey)
    await told({ kind: 'accounts', namespace: 'eip155', accounts: otherAccounts })
    expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject({
      namespaces: [{ accounts: otherAccounts, chainId: chains[1] }, { chainId: chains[2] }],
    })
    await leave(walletKey)
    await told({ kind: 'disconnected' })
    expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
    expect(changes.hasEnded()).toBe(false)
    abort.abort()
    expect(changes.hasEnded()).toBe(true)
  })

  test(`${name}: a switch moves the session and tells it once; a chain the wallet does not know has to be added first`, async () => {
    const world = await createWorld()
    const { walletConnect, chains, unknownNetwork } = world
    const walletKey = await connected(world)
    const changes = listenTo(walletConnect.watch({ walletKey }, unhurried))
    const switchTo = (chainId: ChainId) => walletConnect.switchNetwork({ walletKey, chainId }, unhurried)
    expect(await valueOf(switchTo(chains[1]))).toEqual({ chainId: chains[1] })
    expect(changes.values).toEqual([{ kind: 'chain', chainId: chains[1] }])
    expect(await failureFrom(switchTo(unknownNetwork.id))).toMatchObject({ code: 'chain-not-added' })
    expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject({
      namespaces: [{ chainId: chains[1] }, { chainId: chains[2] }],
    })
  })

  test(`${name}: nothing can be asked of a wallet without a session`, async () => {
    const { walletConnect, chains, unknownNetwork } = await createWorld()
    const walletKey = '0'.repeat(64)
    const [chainId] = chains
    const failures = await Promise.all([
      failureFrom(walletConnect.switchNetwork({ walletKey, chainId }, unhurried)),
      failureFrom(walletConnect.addNetwork({ walletKey, network: unknownNetwork }, unhurried)),
      failureFrom(
        walletConnect.request({ walletKey, chainId, method: 'personal_sign', params: [] }, unhurried),
      ),
    ])
    expect(failures.map(({ code }) => code)).toEqual(Array(3).fill('wallet-disconnected'))
    expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  })
}
