import type { Options } from '../../core/domain/options/options.ts'
import type { AccountNames } from '../../core/ports/account-names.ts'
import type { Analytics } from '../../core/ports/analytics.ts'
import type { BalanceWatch } from '../../core/ports/balance-watch.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Identity } from '../../core/ports/identity.ts'
import type { OnRamp } from '../../core/ports/on-ramp.ts'
import type { Preflight } from '../../core/ports/preflight.ts'
import type { Send } from '../../core/ports/send.ts'
import type { SignIn } from '../../core/ports/sign-in.ts'
import type { Swap } from '../../core/ports/swap.ts'
import type { TokenBalances } from '../../core/ports/token-balances.ts'
import type { Transactions } from '../../core/ports/transactions.ts'
import type { WalletRegistry } from '../../core/ports/wallet-registry.ts'
import type { PlainClock } from '../browser/clock.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'
import { lazy } from './lazy.ts'
import type { PortsWindow } from './ports-window.ts'
import { lateSolanaSend } from '../send/late-solana-send.ts'
import type { Solana } from '../solana/solana.ts'
import type { World } from './world.ts'

/** The parts of the ports to services. */
export type ServicePortsParts = {
  /** The options at the start. */
  readonly options: Options
  /** Returns the current options. */
  readonly current: () => Options
  readonly window: PortsWindow | null
  readonly clock: PlainClock
  readonly world: World
}

/** The ports to services and chains. Each fetches its code with its first request. `dispose` revokes the object URLs of pictures. */
export type ServicePorts = {
  readonly walletRegistry: WalletRegistry
  readonly evm: EvmChain & BalanceWatch
  readonly solana: Solana & BalanceWatch
  readonly analytics: Analytics
  readonly tokenBalances: TokenBalances
  readonly identity: Identity
  readonly accountNames: AccountNames
  readonly signIn: SignIn
  readonly transactions: Transactions
  readonly swap: Swap
  readonly onRamp: OnRamp
  readonly send: Send
  readonly preflight: Preflight
  readonly dispose: () => void
}

/** Makes the ports to services and chains. */
export function createServicePorts({
  options,
  current,
  window,
  clock,
  world: { version = 'unknown', log, siwe },
}: ServicePortsParts): ServicePorts {
  const { projectId } = options
  const endpoint = { base: options.endpoints.blockchainApi, projectId }
  let disposeRegistry = () => {}
  const evm = lazy(
    'createEvm',
    () => import('../evm/evm.ts'),
    ({ createEvm }) => createEvm({ endpoint }),
  )
  const solana = lazy(
    'createSolana',
    () => import('../solana/solana.ts'),
    ({ createSolana }) => createSolana({ endpoint }),
  )
  const solanaSend = lateSolanaSend(endpoint)
  return {
    walletRegistry: lazy(
      'createWalletRegistry',
      () => import('../wallet-registry/wallet-registry.ts'),
      ({ createWalletRegistry }): WalletRegistry => {
        const registry = createWalletRegistry({
          base: options.endpoints.registry,
          projectId,
          sdkVersion: `html-multichain-${version}`,
          log,
        })
        disposeRegistry = registry.dispose
        return registry
      },
    ),
    evm: watched(evm, 'newBlocks'),
    solana: watched(solana, 'accountChanges'),
    analytics: lazy(
      'createAnalytics',
      () => import('../analytics/analytics.ts'),
      ({ createAnalytics }) => createAnalytics({ options, version, window }),
    ),
    tokenBalances: lazy(
      'createTokenBalances',
      () => import('../tokens/token-balances.ts'),
      ({ createTokenBalances }) => createTokenBalances({ ...endpoint, version }),
    ),
    identity: lazy(
      'createIdentity',
      () => import('../identity/identity.ts'),
      ({ createIdentity }) => createIdentity(endpoint),
    ),
    accountNames: lazy(
      'createAccountNames',
      () => import('../names/account-names.ts'),
      ({ createAccountNames }) => createAccountNames({ ...endpoint, now: () => Date.now() }),
    ),
    signIn: lazy(
      'createPageSignIn',
      () => import('../sign-in/page-sign-in.ts'),
      ({ createPageSignIn }) => createPageSignIn(siwe, current, window, log),
    ),
    transactions: lazy(
      'createTransactions',
      () => import('../activity/transactions.ts'),
      ({ createTransactions }) => createTransactions({ ...endpoint, evm }),
    ),
    swap: lazy(
      'createSwap',
      () => import('../swap/swap.ts'),
      ({ createSwap }) => createSwap({ ...endpoint, version, evm, spenders: options.swapSpenders }),
    ),
    onRamp: lazy(
      'createPageOnRamp',
      () => import('./page-on-ramp.ts'),
      ({ createPageOnRamp }) => createPageOnRamp(endpoint, window, clock),
    ),
    send: lazy(
      'createSend',
      () => import('../send/send.ts'),
      ({ createSend }) => createSend({ evm, endpoint, options: current, solana: solanaSend }),
    ),
    preflight: lazy(
      'createPreflight',
      () => import('../preflight/preflight.ts'),
      ({ createPreflight }) => createPreflight({ evm, solana: solanaSend }),
    ),
    dispose: () => disposeRegistry(),
  }
}

/** Adds the balance watch to a chain, over sockets of its own. */
function watched<Chain extends MethodsOnly<Chain>>(
  chain: Chain,
  name: 'newBlocks' | 'accountChanges',
): Chain & BalanceWatch {
  const news = lazy(
    'createChainWatch',
    () => import('../chain-socket/chain-watch.ts'),
    ({ createChainWatch }) => createChainWatch(name),
  )
  return proxyPort<Chain & BalanceWatch>((method) => (method === 'watch' ? news.watch : chain[method]))
}
