import type { Phone } from '../../sandbox/phone/phone.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'
import { scanWith, withPhone } from './with-phone.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const settings = {
  networks: ['eip155:1', 'eip155:8453', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'].join('\n'),
}

/** The sessions with a wallet in the browser and a phone for Solana beside it, by file name. */
export const twoWallets: Readonly<Record<string, RecordedSession>> = {
  'two-wallets': {
    settings,
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await connectBoth(visitor, phone)
        await phone.updateAccounts([1])
        await visitor
          .host('solana')
          .getByText(phone.accounts[1]?.solana.address ?? '-')
          .waitFor()
        await visitor.page.getByTestId('disconnect-solana').click()
        await visitor.host('solana').waitFor({ state: 'detached' })
        await visitor.page.getByTestId('sign').click()
        await visitor.approve()
        await visitor.host('signature').getByText(/^0x/).waitFor()
      }),
  },
  'come-back-to-two': {
    settings,
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await connectBoth(visitor, phone)
        await visitor.page.reload()
        await visitor.host('solana').waitFor()
        await visitor.host('chain').getByText('eip155:8453').waitFor()
        await visitor.page.getByTestId('open-account').click()
        await visitor.dialog.getByText('10,000').or(visitor.dialog.getByText('9,999')).first().waitFor()
        await visitor.dialog.getByRole('button', { name: /Solana Devnet/ }).press('Enter')
        await visitor.dialog.getByRole('button', { name: /Harbor · Base/ }).waitFor()
        await visitor.dialog.getByRole('button', { name: /Harbor · Base/ }).press('Enter')
        await visitor.dialog.getByRole('button', { name: 'Disconnect Harbor (EVM)' }).waitFor()
        await visitor.wallet('harbor', 'disconnect')
        await visitor.dialog.getByText(/ SOL$/).first().waitFor()
        await pressInMenu(visitor.dialog, 'Disconnect')
        await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
      }),
  },
}

async function connectBoth(visitor: Visitor, phone: Phone): Promise<void> {
  await visitor.connect('Harbor')
  await visitor.page.getByTestId('open-networks').click()
  await visitor.choose('Base')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await visitor.page.getByTestId('open-connect').click()
  await visitor.choose('Scan with your phone')
  await scanWith(phone, visitor)
  await phone.approve({ namespaces: ['solana'] })
  await visitor.host('solana').waitFor()
}
