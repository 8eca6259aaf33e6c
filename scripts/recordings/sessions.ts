import { visitorOn } from '../../tests/e2e/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { accountNamesSessions } from './account-names.ts'
import { activitySessions } from './activity.ts'
import { browseInAWallet } from './browse-in-a-wallet.ts'
import { buySessions } from './buy.ts'
import { cancelledInFrameSessions } from './cancelled-in-frame.ts'
import { chooseAChain } from './choose-a-chain.ts'
import { emailSessions } from './email.ts'
import { socialSessions } from './social.ts'
import { identitySessions } from './identity.ts'
import { lateYes } from './late-yes.ts'
import { lateViews } from './late-views.ts'
import { networkFirst } from './network-first.ts'
import { phoneSessions } from './phone-sessions.ts'
import { preflightSessions } from './preflight.ts'
import { receiveSessions } from './receive.ts'
import type { RecordedSession } from './recorded-session.ts'
import { sendOnSolanaSessions } from './send-on-solana.ts'
import { sendReceiverSessions } from './send-receivers.ts'
import { sendSessions } from './send.ts'
import { signInSessions } from './sign-in.ts'
import { solanaWallets } from './solana-wallets.ts'
import { smartAccountSessions } from './smart-account.ts'
import { swapSessions } from './swap.ts'
import { switchAddressSessions } from './switch-address.ts'
import { switchActiveChain } from './switch-active-chain.ts'
import { usageSessions } from './usage.ts'
import { twoWallets } from './two-wallets.ts'
import { tokensSessions } from './tokens.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const legal = {
  termsConditionsUrl: 'https://tidewater.example/terms',
  privacyPolicyUrl: 'https://tidewater.example/privacy',
}

/** The sessions in `fixtures/recordings`, by file name. */
export const sessions: Readonly<Record<string, RecordedSession>> = {
  ...activitySessions,
  ...tokensSessions,
  ...receiveSessions,
  ...sendSessions,
  ...preflightSessions,
  ...sendReceiverSessions,
  ...sendOnSolanaSessions,
  ...swapSessions,
  ...buySessions,
  ...identitySessions,
  ...switchAddressSessions,
  ...usageSessions,
  ...signInSessions,
  ...emailSessions,
  ...socialSessions,
  ...smartAccountSessions,
  'connect-and-leave': {
    settings: legal,
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.open()
      await visitor.dialog.getByText('9,999').or(visitor.dialog.getByText('10,000')).first().waitFor()
      await visitor.dialog.getByRole('button', { name: 'Copy address' }).click()
      await visitor.dialog.getByText('Address copied').first().waitFor()
      await pressInMenu(visitor.dialog, 'Disconnect')
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'disconnect-fails': {
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.wallet('harbor', 'behave', { revoke: 'fail' })
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Disconnect')
      await visitor.page.getByRole('alert').getByText('Failed to disconnect').waitFor()
      await visitor.open()
    },
  },
  'decline-and-try-again': {
    act: async (visitor) => {
      await visitor.open()
      await visitor.choose('Harbor')
      await visitor.reject()
      await visitor.dialog.getByText('Connection declined').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  networks: {
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await openNetworks(visitor)
      await visitor.dialog.getByRole('button', { name: 'What is a network?' }).click()
      await visitor.dialog.getByText('Learn more').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Back' }).click()
      await visitor.dialog.getByRole('button', { name: /^Base/ }).click()
      await visitor.reject()
      await visitor.dialog.getByText('Still on Ethereum').waitFor()
      await visitor.dialog.getByRole('button', { name: /^Base/ }).click()
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await openNetworks(visitor)
      await visitor.dialog.getByRole('textbox').or(visitor.dialog.getByRole('searchbox')).fill('moon')
      await visitor.dialog.getByText('No networks found').waitFor()
      await visitor.dialog.getByRole('textbox').or(visitor.dialog.getByRole('searchbox')).fill('pol')
      await visitor.dialog.getByRole('button', { name: /^Polygon/ }).click()
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'come-back': {
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.page.reload()
      await visitor.host('status').getByText('connected', { exact: true }).waitFor()
      await visitor.wallet('harbor', 'setAccounts', [1, 0])
      await visitor.open()
      await visitor.dialog.getByText('10,000').first().waitFor()
      await visitor.wallet('harbor', 'setChain', 8453)
      await visitor.dialog.getByText('Base').first().waitFor()
      await visitor.wallet('harbor', 'disconnect')
      await visitor.dialog.getByText('Connect wallet').first().waitFor()
    },
  },
  'wrong-network': {
    settings: { networks: 'eip155:1\neip155:137' },
    act: async (visitor) => {
      await visitor.wallet('harbor', 'setChain', 8453)
      await visitor.connect('Harbor')
      await visitor.page.getByTestId('open-account').click()
      await visitor.dialog.getByText("This app doesn't support this network").waitFor()
      await visitor.dialog.getByRole('button', { name: 'Switch network' }).click()
      await visitor.page.keyboard.press('Escape')
      await visitor.dialog.waitFor({ state: 'hidden' })
      await visitor.open()
      await visitor.dialog.getByText("This app doesn't support Base").waitFor()
      await visitor.dialog.getByRole('button', { name: /^Polygon/ }).press('Enter')
      await visitor.reject()
      await visitor.dialog.getByText('Still on Base').waitFor()
      await visitor.dialog.getByRole('button', { name: /^Ethereum/ }).press('Enter')
      await visitor.approve()
      await visitor.dialog.getByText('10,000').first().waitFor()
    },
  },
  'late-views': lateViews,
  'late-yes': lateYes,
  'registry-down': {
    query: '?wallets=none',
    prepare: (sandbox) => sandbox.control('registry', { fault: 'malformed', path: '/getWallets' }),
    act: async (visitor, sandbox) => {
      await visitor.open()
      await visitor.dialog.getByText("Couldn't load the wallet list").waitFor()
      sandbox.control('registry', { fault: 'none' })
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByText('No wallet found in this browser').waitFor()
      await visitor.dialog.getByRole('button', { name: /^All wallets/ }).waitFor()
    },
  },
  'chain-out-of-reach': {
    prepare: (sandbox) => {
      sandbox.control('eip155:1', { fault: 'status', status: 503 })
      sandbox.control('blockchain-api', { fault: 'status', status: 503 })
    },
    act: async (visitor, sandbox) => {
      await visitor.connect('Harbor')
      await visitor.open()
      await visitor.dialog.getByText('Balance unavailable').waitFor({ timeout: 40_000 })
      sandbox.recover()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByText('10,000').first().waitFor()
    },
  },
  ...phoneSessions,
  ...twoWallets,
  ...solanaWallets,
  ...switchActiveChain,
  'choose-a-chain': chooseAChain,
  'browse-in-a-wallet': browseInAWallet,
  'network-first': networkFirst,
  'all-wallets': {
    act: async (visitor) => {
      // A wide window explains it beside Connect, without a button.
      await visitor.page.setViewportSize({ width: 740, height: 800 })
      await visitor.open()
      await visitor.dialog.getByRole('button', { name: 'What is a wallet?' }).click()
      await visitor.dialog.getByRole('button', { name: 'Get a wallet' }).click()
      await visitor.dialog.getByText('Explore all').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Back' }).click()
      await visitor.dialog.getByRole('button', { name: 'Back' }).click()
      await visitor.dialog.getByRole('button', { name: /^All wallets/ }).click()
      const search = visitor.dialog.getByRole('textbox').or(visitor.dialog.getByRole('searchbox'))
      await search.fill('no such wallet')
      await visitor.dialog.getByText('No wallets found').waitFor()
      await search.fill('rainbow')
      await visitor.dialog
        .getByRole('button', { name: /^Rainbow/ })
        .first()
        .click()
      await visitor.dialog.locator('[data-uri]').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Get', exact: true }).click()
      await visitor.dialog.getByText('Website').waitFor()
    },
  },
  'silent-wallet': {
    act: async (visitor) => {
      await visitor.open()
      await visitor.choose('Harbor')
      await visitor.dialog.getByText(/^Nothing happening/).waitFor({ timeout: 30_000 })
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await openNetworks(visitor)
      await visitor.dialog.getByRole('button', { name: /^Base/ }).click()
      await visitor.dialog.getByText('Open Harbor to answer').waitFor({ timeout: 30_000 })
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await visitor.page.getByTestId('sign').click()
      // The wallet's own window covers the page.
      await visitor.page.getByTestId('connect').getByRole('button').first().dispatchEvent('click')
      await visitor.dialog.getByText('Waiting for you in Harbor').waitFor({ timeout: 30_000 })
      await visitor.page.keyboard.press('Escape')
      await visitor.approve()
      await visitor.host('signature').getByText(/^0x/).waitFor()
    },
  },
  'locked-wallet': {
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.open()
      await visitor.wallet('harbor', 'setAccounts', [])
      await visitor.dialog.getByText('Harbor is locked').waitFor()
      await visitor.wallet('harbor', 'setAccounts', [0])
      await visitor.dialog.getByText('10,000').or(visitor.dialog.getByText('9,999')).first().waitFor()
    },
  },
  'left-in-another-tab': {
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.open()
      const other = visitorOn(await visitor.page.context().newPage())
      await other.page.goto(visitor.page.url())
      await other.host('status').getByText('connected', { exact: true }).waitFor()
      await other.page.getByTestId('disconnect').click()
      await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
      await other.page.close()
    },
  },
  'misbehaving-wallets': {
    act: async (visitor) => {
      await visitor.open()
      await visitor.page.evaluate(() => {
        const hostile = Reflect.get(window, 'sandboxWallets') as { announceHostile: (kind: string) => void }
        for (const kind of [
          'no-info',
          'no-provider',
          'script-icon',
          'empty-name',
          'wrong-uuid',
          'throwing-info',
        ])
          hostile.announceHostile(kind)
      })
      await visitor.wallet('harbor', 'behave', { addresses: 'short' })
      await visitor.choose('Harbor')
      await visitor.approve()
      await visitor.dialog.getByText('Connection failed').waitFor()
      await visitor.wallet('harbor', 'behave', { addresses: 'wrong-case' })
      await visitor.dialog.getByRole('button', { name: 'Try again' }).press('Enter')
      await visitor.dialog.getByText('Connection failed').waitFor()
      await visitor.wallet('harbor', 'behave', { addresses: 'lower-case', chainIdFormat: 'decimal' })
      await visitor.dialog.getByRole('button', { name: 'Try again' }).press('Enter')
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  ...cancelledInFrameSessions,
  // Harbor's account stays registered under its new name, so these sessions run last.
  ...accountNamesSessions,
}

async function openNetworks(visitor: Visitor): Promise<void> {
  await visitor.page.getByTestId('open-networks').click()
  await visitor.dialog.waitFor()
}
