import { Subject, concat, defer, NEVER, of } from 'rxjs'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import type { Injected } from '../../core/ports/injected.ts'
import { rejectOnAbort, untilAborted } from '../ports/aborted.ts'
import { walletMissing } from '../wallets/wallet-error.ts'
import { checkKeys } from './check-keys.ts'

/** The one wallet of all local keys. */
export const localKeyWallet: InstalledWallet = {
  key: 'dev.latchkey.local-key',
  name: 'Local key wallet',
  icon: null,
}

/**
 * The parts of the local wallet. Keys are 0x and 64 hex digits. The wallet starts on the first EVM network of `networks`, and knows no others.
 * Without `approve`, everything is allowed.
 */
export type LocalKeyParts = {
  readonly keys: readonly Secret<string>[]
  readonly networks: readonly Network[]
  readonly approve?: (question: WalletQuestion) => Promise<boolean>
}

/** Creates a wallet over private keys in this process, for the terminal. Throws `bad-option` at once for an invalid key. */
export function createLocalKeyWallet({
  keys,
  networks,
  approve = async () => true,
}: LocalKeyParts): Injected {
  checkKeys(keys)
  const known = new Map(
    networks.filter(({ id }) => namespaceOf(id) === 'eip155').map((network) => [network.id, network]),
  )
  const changes = new Subject<WalletChange>()
  let current = [...known.keys()][0] ?? 'eip155:1'
  let isTrusted = true
  let hasMoved = false

  const session = async () => {
    const { localAddresses } = await import('./local-addresses.ts')
    return {
      namespaces: [{ namespace: 'eip155' as const, accounts: localAddresses(keys), chainId: current }],
    }
  }
  const allowed = async (question: WalletQuestion, signal: AbortSignal) => {
    if (await rejectOnAbort(approve(question), signal)) return
    throw new LatchkeyError(
      'user-rejected',
      `The owner of the local key refused to ${question.kind.replace('-', ' ')}.`,
    )
  }
  const moveTo = (chainId: ChainId) => {
    hasMoved = true
    if (chainId !== current) changes.next({ kind: 'chain', chainId: (current = chainId) })
    return { chainId }
  }

  return {
    announcements: (_, signal) =>
      concat(of({ kind: 'wallet' as const, wallet: localKeyWallet }), NEVER).pipe(untilAborted(signal)),
    connect: async ({ walletKey }, signal) => {
      checkWallet(walletKey)
      await allowed({ kind: 'connect' }, signal)
      isTrusted = true
      return rejectOnAbort(session(), signal)
    },
    reconnect: async ({ walletKey, chains }, signal) => {
      checkWallet(walletKey)
      if (!hasMoved) current = chains.find((chainId) => known.has(chainId)) ?? current
      return isTrusted ? rejectOnAbort(session(), signal) : null
    },
    watch: ({ walletKey }, signal) =>
      defer(() => {
        checkWallet(walletKey)
        return changes
      }).pipe(untilAborted(signal)),
    switchNetwork: async ({ walletKey, chainId }, signal) => {
      checkWallet(walletKey)
      if (!known.has(chainId))
        throw new LatchkeyError(
          'chain-not-added',
          `The local key wallet does not know ${chainId}; add it first.`,
        )
      if (chainId !== current) await allowed({ kind: 'switch-network', chainId }, signal)
      return moveTo(chainId)
    },
    addNetwork: async ({ walletKey, network }, signal) => {
      checkWallet(walletKey)
      if (namespaceOf(network.id) !== 'eip155') {
        throw new LatchkeyError(
          'invalid-chain-id',
          `The local key wallet cannot be on ${network.id}; expected a chain such as eip155:1.`,
        )
      }
      await allowed({ kind: 'add-network', network }, signal)
      known.set(network.id, network)
      return moveTo(network.id)
    },
    request: async ({ walletKey, chainId, method, params }, signal) => {
      checkWallet(walletKey)
      const { localRequest } = await import('./local-request.ts')
      const { localQuestion } = await import('./local-question.ts')
      const answer = localRequest(keys, { network: known.get(chainId), method, params })
      await allowed(localQuestion(chainId, method, params), signal)
      return rejectOnAbort(answer(signal), signal)
    },
    disconnect: async ({ walletKey }) => {
      checkWallet(walletKey)
      isTrusted = false
      return null
    },
  }
}

function checkWallet(walletKey: string): void {
  if (walletKey !== localKeyWallet.key) throw walletMissing(walletKey)
}
