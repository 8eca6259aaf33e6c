import { defer, finalize } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Log } from '../../core/domain/options/log-level.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import type { WalletChange, WalletSession } from '../../core/ports/connector.ts'
import type { Injected } from '../../core/ports/injected.ts'
import { untilAborted } from '../ports/aborted.ts'
import { addChain, switchChain } from '../eip1193/chain-requests.ts'
import { ask } from '../eip1193/ask.ts'
import { checkSendingChain } from '../eip1193/sending-chain.ts'
import { walletMissing } from '../wallets/wallet-error.ts'
import { createSessionEventBuffer } from '../wallets/session-event-buffer.ts'
import type { SessionEventBuffer } from '../wallets/session-event-buffer.ts'
import { revokeStoppedApproval } from '../wallets/revoke-stopped-approval.ts'
import { isInUse, holdWallet } from '../wallets/wallet-ref-count.ts'
import { createEventBuffer } from './event-buffer.ts'
import type { EventBuffer } from './event-buffer.ts'
import type { WalletProvider } from '../eip1193/provider.ts'
import {
  accountsOf,
  answeredChain,
  fetchAddressChecks,
  paramsFor,
  resultOf,
} from '../eip1193/wallet-answers.ts'
import { walletChanges } from './wallet-changes.ts'

/** Creates all requests to an installed wallet. The wallet is looked up by its key for each request. */
export function createWalletRequests(
  find: (walletKey: string) => WalletProvider | null,
  log?: Log,
): Omit<Injected, 'announcements'> {
  const providerOf = (walletKey: string): WalletProvider => {
    const provider = find(walletKey)
    if (!provider) throw walletMissing(walletKey)
    return provider
  }

  const handOver = createSessionEventBuffer<WalletProvider, EventBuffer>()

  const watched = (provider: WalletProvider): Observable<WalletChange> =>
    handOver.take(provider)?.changes ?? walletChanges(provider).pipe(finalize(holdWallet(provider)))

  const shared = async (walletKey: string, method: string, signal: AbortSignal) =>
    sessionOf(providerOf(walletKey), method, handOver, signal)

  const connected = async ({ walletKey }: { readonly walletKey: string }, signal: AbortSignal) => {
    const provider = providerOf(walletKey)
    const request: WalletProvider['request'] = async (question) => {
      const answer = await provider.request(question)
      if (signal.aborted)
        await revokeStoppedApproval(walletKey, log, (within) => revokeLate(provider, within))
      return answer
    }
    const session = await sessionOf(provider, 'eth_requestAccounts', handOver, signal, request)
    if (session) return session
    throw new LatchkeyError(
      'no-accounts',
      `The wallet "${walletKey}" shared no account; unlock it and choose at least one.`,
    )
  }

  return {
    connect: (request, signal) => {
      fetchAddressChecks()
      return connected(request, signal)
    },
    reconnect: ({ walletKey }, signal) => {
      fetchAddressChecks()
      return shared(walletKey, 'eth_accounts', signal)
    },
    watch: ({ walletKey }, signal) => defer(() => watched(providerOf(walletKey))).pipe(untilAborted(signal)),
    switchNetwork: async ({ walletKey, chainId }, signal) =>
      switchChain(providerOf(walletKey), chainId, signal),
    addNetwork: async ({ walletKey, network }, signal) => addChain(providerOf(walletKey), network, signal),
    request: async ({ walletKey, chainId, method, params }, signal) => {
      const provider = providerOf(walletKey)
      await checkSendingChain(provider, { chainId, method }, signal)
      return resultOf(await ask(provider, { method, params: paramsFor(params) }, signal), method)
    },
    disconnect: async ({ walletKey, isLate }, signal) => {
      const provider = providerOf(walletKey)
      handOver.take(provider)?.stop()
      return isLate ? revokeLate(provider, signal) : revoke(provider, signal)
    },
  }
}

/**
 * Returns the session after the wallet has shared its accounts. Changes during the handshake are applied to it. The remaining events go to the
 * later watch.
 */
async function sessionOf(
  provider: WalletProvider,
  method: string,
  handOver: SessionEventBuffer<WalletProvider, EventBuffer>,
  signal: AbortSignal,
  given: WalletProvider['request'] = async (question) => provider.request(question),
): Promise<WalletSession | null> {
  const hearing = createEventBuffer(provider)
  const request: WalletProvider['request'] = async (question) => {
    const answer = await given(question)
    hearing.begin()
    return answer
  }
  let session: NamespaceSession | null = null
  try {
    const accounts = await accountsOf(await ask({ request }, { method }, signal))
    if (accounts.length > 0)
      session = await hearing.settle({
        namespace: 'eip155',
        accounts,
        chainId: await answeredChain(provider, signal),
      })
    return session?.accounts.length ? { namespaces: [session] } : null
  } finally {
    if (session?.accounts.length) handOver.give(provider, hearing)
    else hearing.stop()
  }
}

/** Revokes the permission (EIP-2255). Many wallets lack this method; then it is enough that Latchkey forgets the session. */
async function revoke(provider: WalletProvider, signal: AbortSignal): Promise<null> {
  try {
    return await revokeStrictly(provider, signal)
  } catch (error) {
    if (!(error instanceof LatchkeyError) || error.code !== 'method-unsupported') throw error
    return null
  }
}

/** Revokes an approval that arrived too late. Does nothing if another connection on this page uses the wallet, because they share the permission. */
async function revokeLate(provider: WalletProvider, signal: AbortSignal): Promise<null> {
  return isInUse(provider) ? null : revokeStrictly(provider, signal)
}

async function revokeStrictly(provider: WalletProvider, signal: AbortSignal): Promise<null> {
  await ask(provider, { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }, signal)
  return null
}
