import { defer } from 'rxjs'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { WalletSession } from '../../core/ports/connector.ts'
import type { Injected } from '../../core/ports/injected.ts'
import { untilAborted } from '../aborted.ts'
import { addChain, switchChain } from './chain-requests.ts'
import { ask, walletMissing } from './eip1193.ts'
import type { Eip1193Provider } from './provider.ts'
import { accountsOf, currentChain } from './wallet-answers.ts'
import { walletChanges } from './wallet-changes.ts'

/** All that is asked of one installed wallet, found by its key at each question. */
export function createWalletRequests(
  find: (walletKey: string) => Eip1193Provider | null,
): Omit<Injected, 'announcements'> {
  const providerOf = (walletKey: string): Eip1193Provider => {
    const provider = find(walletKey)
    if (!provider) throw walletMissing(walletKey)
    return provider
  }

  return {
    connect: async ({ walletKey }, signal) => {
      const session = await sessionOf(providerOf(walletKey), 'eth_requestAccounts', signal)
      if (session) return session
      throw new LatchkeyError(
        'no-accounts',
        `The wallet "${walletKey}" shared no account; unlock it and choose at least one.`,
      )
    },
    reconnect: async ({ walletKey }, signal) => sessionOf(providerOf(walletKey), 'eth_accounts', signal),
    watch: ({ walletKey }, signal) =>
      defer(() => walletChanges(providerOf(walletKey))).pipe(untilAborted(signal)),
    switchNetwork: async ({ walletKey, chainId }, signal) =>
      switchChain(providerOf(walletKey), chainId, signal),
    addNetwork: async ({ walletKey, network }, signal) => addChain(providerOf(walletKey), network, signal),
    request: async ({ walletKey, method, params }, signal) =>
      ask(providerOf(walletKey), { method, params }, signal),
    disconnect: async ({ walletKey }, signal) => revoke(providerOf(walletKey), signal),
  }
}

async function sessionOf(
  provider: Eip1193Provider,
  method: string,
  signal: AbortSignal,
): Promise<WalletSession | null> {
  const accounts = await accountsOf(await ask(provider, { method }, signal))
  return accounts.length === 0 ? null : { accounts, chainId: await currentChain(provider, signal) }
}

/** Gives the permission back (EIP-2255); many wallets lack this method, and then forgetting on our side has to do. */
async function revoke(provider: Eip1193Provider, signal: AbortSignal): Promise<null> {
  try {
    await ask(provider, { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }, signal)
  } catch (error) {
    if (!(error instanceof LatchkeyError) || error.code !== 'method-unsupported') throw error
  }
  return null
}
