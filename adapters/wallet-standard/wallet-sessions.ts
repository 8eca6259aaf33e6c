import { defer, filter } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { WalletSession } from '../../core/ports/connector.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import { untilAborted } from '../ports/aborted.ts'
import { walletMissing } from '../wallets/wallet-error.ts'
import { createSessionEventBuffer } from '../wallets/session-event-buffer.ts'
import { revokeStoppedApproval } from '../wallets/revoke-stopped-approval.ts'
import { isInUse } from '../wallets/wallet-ref-count.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import { createEventBuffer } from './event-buffer.ts'
import type { EventBuffer } from './event-buffer.ts'
import { paramsOf } from '../solana/request-params.ts'
import { solanaRequest } from './solana-requests.ts'
import { addressesOn, chainFor, standardLabels, standardAccounts } from './standard-accounts.ts'
import type { StandardAccount } from './standard-accounts.ts'
import { asked } from './asked.ts'
import { featureOf, partOf } from './standard-wallet.ts'
import type { StandardWallet } from './standard-wallet.ts'
import { createStandings } from './shared-accounts.ts'
import { walletChanges } from './wallet-changes.ts'
import type { WalletDirectory } from './wallet-directory.ts'

/** Creates all requests to a registered wallet. The wallet is looked up by its key for each request. */
export function createWalletSessions(
  { walletOf, withdrawals }: WalletDirectory,
  send: SendSigned,
  log?: Log,
): Omit<WalletStandard, 'announcements'> {
  const standings = createStandings()
  const handOver = createSessionEventBuffer<StandardWallet, EventBuffer>()
  const found = (walletKey: string): StandardWallet => {
    const wallet = walletOf(walletKey)
    if (!wallet) throw walletMissing(walletKey)
    return wallet
  }

  const sessionWith = async (
    walletKey: string,
    { silent, wanted }: { readonly silent: boolean; readonly wanted: readonly ChainId[] },
    signal: AbortSignal,
  ): Promise<WalletSession | null> => {
    const wallet = found(walletKey)
    const hearing = createEventBuffer(wallet)
    const accounts = await asked(
      'standard:connect',
      async () => {
        const answer = await featureOf(wallet, 'standard:connect')?.(...(silent ? [{ silent }] : []))
        if (signal.aborted && !silent)
          await revokeStoppedApproval(walletKey, log, (within) => leaveLate(wallet, within))
        hearing.begin()
        return standardAccounts(partOf(answer, 'accounts'))
      },
      signal,
    ).catch((error: unknown) => {
      hearing.stop()
      throw error
    })
    const chainId = chainFor(accounts, wanted)
    if (chainId === null) {
      hearing.stop()
      return null
    }
    standings.stand(wallet, { accounts, chainId })
    handOver.give(wallet, hearing)
    return {
      namespaces: [{ namespace: 'solana', accounts: addressesOn(accounts, chainId), chainId }],
      ...standardLabels(accounts),
    }
  }

  const move = async (walletKey: string, chainId: ChainId) => {
    const { accounts = [] } = standings.of(found(walletKey)) ?? {}
    if (addressesOn(accounts, chainId).length === 0) {
      throw new LatchkeyError(
        'chain-not-added',
        `The wallet shares no account on ${chainId}; change to it in the wallet.`,
      )
    }
    standings.moveTo(found(walletKey), chainId)
    return { chainId }
  }

  return {
    connect: async ({ walletKey, chains = [] }, signal) => {
      const session = await sessionWith(walletKey, { silent: false, wanted: chains }, signal)
      if (session) return session
      throw new LatchkeyError(
        'no-accounts',
        `The wallet "${walletKey}" shared no account; unlock it and choose at least one.`,
      )
    },
    reconnect: async ({ walletKey, chains }, signal) => {
      const last = standings.of(found(walletKey))?.chainId
      try {
        return await sessionWith(
          walletKey,
          { silent: true, wanted: last === undefined ? chains : [...chains, last] },
          signal,
        )
      } catch (error) {
        // Some wallets reject a silent request of an unknown page, instead of sharing no account.
        const isStranger =
          error instanceof LatchkeyError && ['user-rejected', 'unauthorized'].includes(error.code)
        if (isStranger) return null
        throw error
      }
    },
    watch: ({ walletKey }, signal) =>
      defer(() => {
        const wallet = found(walletKey)
        const hearing = handOver.take(wallet) ?? begun(createEventBuffer(wallet))
        const withdrawn = withdrawals.pipe(filter((gone) => gone.wallet === wallet))
        return walletChanges({ wallet, hearing, standings, withdrawn })
      }).pipe(untilAborted(signal)),
    switchNetwork: async ({ walletKey, chainId }) => move(walletKey, chainId),
    addNetwork: async ({ walletKey, network }) => move(walletKey, network.id),
    request: async ({ walletKey, chainId, method, params }, signal) => {
      const wallet = found(walletKey)
      const { accounts = [] } = standings.of(wallet) ?? {}
      const account = accountFor(wallet, accounts, chainId, paramsOf(params)['pubkey'])
      return solanaRequest({ wallet, account, chainId, method, params, signal }, send)
    },
    disconnect: async ({ walletKey, isLate }, signal) => {
      const wallet = found(walletKey)
      handOver.take(wallet)?.stop()
      standings.end(wallet)
      return isLate ? leaveLate(wallet, signal) : leave(wallet, signal)
    },
  }
}

/** Tells a wallet that it is disconnected, if it supports that. */
async function leave(wallet: StandardWallet, signal: AbortSignal): Promise<null> {
  const disconnect = featureOf(wallet, 'standard:disconnect')
  if (disconnect) await asked('standard:disconnect', () => disconnect(), signal)
  return null
}

/** Revokes an approval that arrived too late. Does nothing if another connection on this page uses the wallet. */
async function leaveLate(wallet: StandardWallet, signal: AbortSignal): Promise<null> {
  if (isInUse(wallet)) return null
  if (featureOf(wallet, 'standard:disconnect')) return leave(wallet, signal)
  throw new LatchkeyError(
    'method-unsupported',
    'The wallet has no way to take a connection back (standard:disconnect); remove this site in it.',
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
