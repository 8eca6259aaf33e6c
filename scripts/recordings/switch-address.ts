import { bothKinds, setSolanaWallet } from '../../tests/e2e/send/solana-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { registerManyAccounts } from './many-accounts-wallet.ts'
import type { RecordedSession } from './recorded-session.ts'
import { scanWith, withPhone } from './with-phone.ts'
import { accountMenu, pressInMenu } from '../../tests/account-menu.ts'

/** The sessions in which a visitor chooses between accounts of one wallet, or sees the settings of one, by file name. */
export const switchAddressSessions: Readonly<Record<string, RecordedSession>> = {
  'switch-address': {
    act: async (visitor) => {
      await connectTwo(visitor)
      await choose(visitor, 1)
      await visitor.page.reload()
      await visitor.host('status').getByText('connected', { exact: true }).waitFor()
      await visitor.open()
      await choose(visitor, 1)
      await visitor.dialog.getByText(/ ETH$/).first().waitFor()
    },
  },
  'switch-address-in-wallet': {
    act: async (visitor) => {
      await connectTwo(visitor)
      await choose(visitor, 1)
      await pressInMenu(visitor.dialog, 'Switch account')
      await visitor.dialog.getByRole('option').first().waitFor()
      const chosen = (await visitor.dialog.getByRole('option').first().textContent()) ?? ''
      await visitor.wallet('harbor', 'setAccounts', [1, 0])
      await visitor.wallet('harbor', 'setAccounts', [0, 1])
      await visitor.dialog.getByRole('option').first().filter({ hasNotText: chosen }).waitFor()
      await visitor.wallet('harbor', 'setAccounts', [])
      await visitor.dialog.getByText('Harbor is locked').first().waitFor()
      await visitor.wallet('harbor', 'setAccounts', [0])
      await visitor.dialog.getByText(/ ETH$/).first().waitFor()
    },
  },
  'switch-address-on-phone': {
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await visitor.open()
        await visitor.choose('Scan with your phone')
        await scanWith(phone, visitor)
        await phone.approve({ accounts: [0, 1] })
        await visitor.dialog.waitFor({ state: 'hidden' })
        await visitor.open()
        await choose(visitor, 1)
        await visitor.dialog.locator('.holder-name', { hasText: 'wreck.eth' }).waitFor()
      }),
  },
  'switch-address-many': {
    settings: bothKinds,
    act: async (visitor) => {
      await registerManyAccounts(visitor)
      await visitor.open()
      await visitor.choose('Archipelago')
      await visitor.dialog.waitFor({ state: 'hidden' })
      await visitor.open()
      await visitor.dialog.locator('.holder-name', { hasText: 'Household savings' }).waitFor()
      await choose(visitor, 1)
      await visitor.dialog.locator('.holder-name', { hasText: 'חשבון' }).waitFor()
      await choose(visitor, 11)
      await pressInMenu(visitor.dialog, 'Settings')
      await visitor.dialog.getByRole('button', { name: /^Accounts/ }).click()
      await visitor.dialog.getByRole('option', { name: /^Cold storage/ }).click()
      await visitor.dialog.locator('.holder-name', { hasText: 'Cold storage' }).waitFor()
    },
  },
  'account-settings': {
    settings: bothKinds,
    query: '?wallets=harbor,tern',
    act: async (visitor) => {
      await visitor.connect('Tern')
      await setSolanaWallet(visitor, 'tern', 'setAccounts', [0, 1])
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Settings')
      await visitor.dialog.locator('.holder-name', { hasText: 'Tern 1' }).waitFor()
      await visitor.dialog.getByRole('button', { name: /^Accounts/ }).click()
      await visitor.dialog.getByRole('option', { name: /^Tern 2/ }).click()
      await visitor.dialog.getByRole('button', { name: /^Network/ }).waitFor()
      await visitor.dialog.locator('.holder-name', { hasText: 'Tern 2' }).waitFor()
      await visitor.dialog.getByRole('button', { name: /^Disconnect/ }).click()
      await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
    },
  },
  'account-settings-locked': {
    settings: bothKinds,
    query: '?wallets=harbor,tern',
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.page.getByTestId('open-connect').click()
      await visitor.choose('Tern')
      await visitor.approve()
      await visitor.host('solana').waitFor()
      await setSolanaWallet(visitor, 'tern', 'setAccounts', [0, 1])
      await visitor.page.getByTestId('open-account').click()
      await visitor.dialog.getByRole('button', { name: /Solana Devnet/ }).press('Enter')
      await pressInMenu(visitor.dialog, 'Settings')
      await visitor.dialog.getByRole('button', { name: /^Accounts/ }).waitFor()
      await setSolanaWallet(visitor, 'tern', 'lock')
      await visitor.dialog.getByText('Tern is locked').first().waitFor()
      await setSolanaWallet(visitor, 'tern', 'unlock')
      await visitor.dialog.getByRole('button', { name: /^Accounts/ }).click()
      await visitor.dialog.getByRole('option').nth(1).waitFor()
      await setSolanaWallet(visitor, 'tern', 'lock')
      await visitor.dialog.getByText('Tern is locked').first().waitFor()
    },
  },
}

async function connectTwo(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor')
  await visitor.wallet('harbor', 'setAccounts', [0, 1])
  await visitor.open()
}

/** Chooses the account at that index in the list. */
async function choose({ dialog }: Visitor, place: number): Promise<void> {
  await pressInMenu(dialog, 'Switch account')
  await dialog.getByRole('option').nth(place).click()
  await accountMenu(dialog).waitFor()
}
