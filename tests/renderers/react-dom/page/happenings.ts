import type { Device } from '../../../../core/domain/shell/device.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import type { InstalledWallet } from '../../../../core/domain/wallets/wallet.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { installed } from '../../../../core/events/wallets/installed.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { ada, harbor, juniper, listed } from './people.ts'

/** Wallets that say they are installed. */
export const announced = (...found: InstalledWallet[]) =>
  found.map((wallet) => installed.announced({ wallet }))

/** The first page of the registry. */
export const listCame = wallets.firstPageReceived({ wallets: [...listed], count: 600 })

/** Why something went wrong. */
export const failure = (code: Failure['code']): Failure => ({ code })

/** Two installed wallets and the registry. */
export const found = [host.started(), ...announced(juniper, harbor), listCame]

/** Connect, with all that can be on it. */
export const onConnect = [...found, modal.opened({ view: 'Connect' })]

/** What the visitor holds the page with. */
export const on = (kind: Device['kind']) => host.deviceDescribed({ device: { kind, isTelegram: false } })

/** A wallet that is asked. */
export const asked = (wallet = juniper, attempt = 'a1') =>
  connection.attemptStarted({ flow: attempt, connector: 'injected', wallet, namespaces: ['eip155'] })

/** A wallet that connected. */
export const connected = (
  chainId: `${string}:${string}` = 'eip155:1',
  wallet = juniper,
  accounts: string[] = [ada],
) => [
  ...found,
  asked(wallet),
  connection.established({
    flow: 'a1',
    connector: 'injected',
    wallet,
    namespaces: [{ namespace: 'eip155', accounts, chainId }],
  }),
]

/** Whose balance it is, and where. */
export const holder = { chainId: 'eip155:1' as const, address: ada }

/** Account, its balance still to come. */
export const onAccount = [...connected(), modal.opened({ view: 'Account' }), account.balanceRequested(holder)]

/** Account with a balance. */
export const holding = (amount: string) => [...onAccount, account.balanceReceived({ ...holder, amount })]

/** The networks to choose from. */
export const onNetworks = [...holding('1500000000000000000'), router.viewPushed({ view: 'Networks' })]
