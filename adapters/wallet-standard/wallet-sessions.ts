import { defer, filter } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { WalletSession } from '../../core/ports/connector.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import { untilAborted } from '../ports/aborted.ts'
import { walletMissing } from '../wallets/wallet-error.ts'
import { createSessionEventBuffer } from '../wallets/session-event-buffer.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { createEventBuffer } from './event-buffer.ts'
import type { EventBuffer } from './event-buffer.ts'
import { paramsOf } from '../solana/request-params.ts'
import { solanaRequest } from './solana-requests.ts'
import { addressesOn, chainFor, standardLabels, standardAccounts } from './standard-accounts.ts'
import type { StandardAccount } from './standard-accounts.ts'
import { partOf } from './standard-wallet.ts'
import type { StandardWallet } from './standard-wallet.ts'
import { createStandings } from './shared-accounts.ts'
import type { Standings } from './shared-accounts.ts'
import { askForAccounts, notifyDisconnected, revokeApproval } from './wallet-approval.ts'
import { walletChanges } from './wallet-changes.ts'
import type { WalletDirectory } from './wallet-directory.ts'

/** Creates all requests to a registered wallet. The wallet is looked up by its key for each request. */
export function createWalletSessions(
  { walletOf, withdrawals }: WalletDirectory,
  send: SendSigned,
  log?: Log,
): Omit<WalletStandard, 'announcements'> {
  const shared = createStandings()
  const unwatched = createSessionEventBuffer<StandardWallet, EventBuffer>()
  const found = (walletKey: string): StandardWallet => {
    const wallet = walletOf(walletKey)
    if (!wallet) throw walletMissing(walletKey)
    return wallet
  }

  /** Asks a wallet for its accounts, and shares those of one chain. Returns null if there is none. */
  const begin = async (
    { walletKey, silent, wanted }: { walletKey: string; silent: boolean; wanted: readonly ChainId[] },
    signal: AbortSignal,
  ): Promise<WalletSession | null> => {
    const wallet = found(walletKey)
    const { accounts, events } = await askForAccounts({ wallet, walletKey, silent }, signal, log)
    const chainId = chainFor(accounts, wanted)
    if (chainId === null) {
      events.stop()
      return null
    }
    shared.stand(wallet, { accounts, chainId })
    unwatched.give(wallet, events)
    return {
      namespaces: [{ namespace: 'solana', accounts: addressesOn(accounts, chainId), chainId }],
      ...standardLabels(accounts),
    }
  }

  return {
    connect: async ({ walletKey, chains: wanted = [] }, signal) => {
      const session = await begin({ walletKey, silent: false, wanted }, signal)
      if (!session) throw noAccounts(walletKey)
      return session
    },
    reconnect: async ({ walletKey, chains }, signal) => {
      const last = shared.of(found(walletKey))?.chainId
      const wanted = last === undefined ? chains : [...chains, last]
      return begin({ walletKey, silent: true, wanted }, signal).catch(nullForStranger)
    },
    watch: ({ walletKey }, signal) =>
      defer(() => {
        const wallet = found(walletKey)
        const hearing = unwatched.take(wallet) ?? begun(createEventBuffer(wallet))
        const withdrawn = withdrawals.pipe(filter((gone) => gone.wallet === wallet))
        return walletChanges({ wallet, hearing, standings: shared, withdrawn })
      }).pipe(untilAborted(signal)),
    switchNetwork: async ({ walletKey, chainId }) => moveTo(shared, found(walletKey), chainId),
    addNetwork: async ({ walletKey, network }) => moveTo(shared, found(walletKey), network.id),
    request: async ({ walletKey, chainId, method, params }, signal) => {
      const wallet = found(walletKey)
      const { accounts = [] } = shared.of(wallet) ?? {}
      const account = accountFor(wallet, accounts, chainId, paramsOf(params)['pubkey'])
      return solanaRequest({ wallet, account, chainId, method, params, signal }, send)
    },
    disconnect: async ({ walletKey, isLate }, signal) => {
      const wallet = found(walletKey)
      unwatched.take(wallet)?.stop()
      shared.end(wallet)
      return (isLate ? revokeApproval : notifyDisconnected)(wallet, signal)
    },
  }
}

/** Selects another chain for a wallet. Fails if the wallet shares no account there. */
function moveTo(shared: Standings, wallet: StandardWallet, chainId: ChainId): { readonly chainId: ChainId } {
  const { accounts = [] } = shared.of(wallet) ?? {}
  if (addressesOn(accounts, chainId).length === 0) {
    throw new LatchkeyError(
      'chain-not-added',
      `The wallet shares no account on ${chainId}; change to it in the wallet.`,
    )
  }
  shared.moveTo(wallet, chainId)
  return { chainId }
}

/** Some wallets reject a silent request of an unknown page, instead of sharing no account. */
function nullForStranger(error: unknown): null {
  if (error instanceof LatchkeyError && ['user-rejected', 'unauthorized'].includes(error.code)) return null
  throw error
}

function noAccounts(walletKey: string): LatchkeyError {
  return new LatchkeyError(
    'no-accounts',
    `The wallet "${walletKey}" shared no account; unlock it and choose at least one.`,
  )
}

function begun(hearing: EventBuffer): EventBuffer {
  hearing.begin()
  return hearing
}

/**
 * Returns the account of a request: the named one, else the first one of its chain. Wallets replace their account objects, so the current one is
 * used.
 */
function accountFor(
  wallet: StandardWallet,
  shared: readonly StandardAccount[],
  chainId: ChainId,
  pubkey: unknown,
): StandardAccount {
  const account = shared.find(({ address, chains }) =>
    pubkey === undefined ? chains.includes(chainId) : address === pubkey,
  )
  if (!account) {
    throw new LatchkeyError(
      'unauthorized',
      typeof pubkey === 'string'
        ? `The wallet does not share the account ${pubkey}.`
        : 'The wallet shares no account; unlock it first.',
    )
  }
  return currentAccounts(wallet).find(({ address }) => address === account.address) ?? account
}

function currentAccounts(wallet: StandardWallet): readonly StandardAccount[] {
  try {
    return standardAccounts(partOf(wallet, 'accounts'))
  } catch {
    return []
  }
}
