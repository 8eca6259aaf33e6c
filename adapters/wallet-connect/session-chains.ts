import { filter, firstValueFrom, map, take } from 'rxjs'
import { namespaceOf, referenceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { eip155ChainId } from '../../core/domain/network/eip155.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { addChain, switchChain } from '../eip1193/chain-requests.ts'
import type { WalletProvider } from '../eip1193/provider.ts'
import { withTimeout } from './with-timeout.ts'
import type { ClientContext } from './client-context.ts'
import { askSession, presentSession } from './session-requests.ts'
import { approvedChains, takesMethod, peerWallet } from './session-reading.ts'

const moving = new Set(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])

/** Switches a session to a chain. If the wallet approved the chain, the switch is local. If the wallet supports the method, it is asked. */
export async function switchSession(
  context: ClientContext,
  walletKey: string,
  chainId: ChainId,
  signal: AbortSignal,
): Promise<{ chainId: ChainId }> {
  const session = presentSession(context, walletKey)
  const namespace = namespaceOf(chainId)
  const isApproved = approvedChains(session, namespace).includes(chainId)
  const canAsk = namespace === 'eip155' && takesMethod(session, namespace, 'wallet_switchEthereumChain')
  if (!isApproved && !canAsk) throw notOpened(peerWallet(session).name, chainId)
  if (!canAsk) {
    context.tracker.moveTo(session, chainId)
    return { chainId }
  }
  try {
    return await unwrapCause(switchChain(providerOf(context, walletKey, signal), chainId, signal))
  } catch (error) {
    if (!isApproved || !(error instanceof LatchkeyError) || error.code !== 'method-unsupported') throw error
    context.tracker.moveTo(session, chainId)
    return { chainId }
  }
}

/** Asks a session's wallet to add a chain and to switch to it. */
export async function addToSession(
  context: ClientContext,
  walletKey: string,
  network: Network,
  signal: AbortSignal,
): Promise<{ chainId: ChainId }> {
  presentSession(context, walletKey)
  return unwrapCause(addChain(providerOf(context, walletKey, signal), network, signal))
}

/** Returns a session as a provider (EIP-1193), for the code that is shared with installed wallets. */
function providerOf(context: ClientContext, walletKey: string, signal: AbortSignal): WalletProvider {
  return {
    request: async ({ method, params }) => {
      const session = presentSession(context, walletKey)
      const chainId = context.tracker.chainOf(session, 'eip155')
      if (!chainId)
        throw new LatchkeyError('wallet-failed', `${peerWallet(session).name} has no EVM account here.`)
      if (method === 'eth_chainId') return referenceOf(chainId)
      const answer = await askSession(context, { session, chainId, method, params }, signal)
      const target = moving.has(method) ? targetOf(params) : null
      if (target) await arrive(context, walletKey, target, method, signal)
      return answer
    },
  }
}

/** Waits until a wallet that agreed to a chain has added it to the session. Until then, no request is possible on the chain. */
async function arrive(
  context: ClientContext,
  walletKey: string,
  chainId: ChainId,
  method: string,
  signal: AbortSignal,
): Promise<void> {
  const { tracker, clock, timeouts } = context
  const isOpen = () => approvedChains(presentSession(context, walletKey), 'eip155').includes(chainId)
  const { name } = peerWallet(presentSession(context, walletKey))
  if (!isOpen()) {
    const opened = firstValueFrom(
      tracker.changed(walletKey).pipe(
        filter(isOpen),
        take(1),
        map(() => null),
      ),
    )
    const limit = { clock, milliseconds: timeouts.chainChange, late: () => notOpened(name, chainId) }
    await withTimeout(opened, limit, signal)
  }
  // By EIP-3085, a wallet may add a chain without switching to it.
  if (method === 'wallet_switchEthereumChain') tracker.moveTo(presentSession(context, walletKey), chainId)
}

function targetOf(params: unknown): ChainId | null {
  const [first] = Array.isArray(params) ? (params as unknown[]) : []
  return typeof first === 'object' && first !== null && 'chainId' in first
    ? eip155ChainId(first.chainId)
    : null
}

function notOpened(name: string, chainId: ChainId): LatchkeyError {
  const message = `${name} did not open its connection to ${chainId}; add the chain in it, or connect again with it.`
  return new LatchkeyError('chain-not-added', message)
}

/** Returns the original LatchkeyError. The code shared with installed wallets wraps each error as one of the wallet. */
async function unwrapCause<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof LatchkeyError && error.cause instanceof LatchkeyError ? error.cause : error
  }
}
