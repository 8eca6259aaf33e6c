import { askHost, bothKinds, messageFor, setSolanaWallet } from '../../tests/e2e/send/solana-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const session = { settings: bothKinds, query: '?wallets=harbor,tern' }

/** The sessions with a Solana wallet in the browser, alone and beside an Ethereum wallet, by file name. A reload starts a new recording. */
export const solanaWallets: Readonly<Record<string, RecordedSession>> = {
  'solana-wallet': {
    ...session,
    act: async (visitor) => {
      await visitor.open()
      await visitor.choose('Tern')
      await visitor.reject()
      await visitor.dialog.getByText('Connection declined').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await showsBalance(visitor)
      await setSolanaWallet(visitor, 'tern', 'lock')
      await visitor.dialog
        .getByText(/shares no account/)
        .first()
        .waitFor()
      await setSolanaWallet(visitor, 'tern', 'unlock')
      await visitor.dialog.getByText(/ SOL$/).first().waitFor()
    },
  },
  'come-back-to-solana': {
    ...session,
    act: async (visitor) => {
      await visitor.connect('Tern')
      await visitor.page.reload()
      await visitor.host('solana').waitFor()
      await showsBalance(visitor)
      await setSolanaWallet(visitor, 'tern', 'setAccounts', [1])
      await visitor.dialog.getByText(/ SOL$/).first().waitFor()
      await pressInMenu(visitor.dialog, 'Disconnect')
      await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
    },
  },
  'solana-beside-ethereum': {
    ...session,
    act: async (visitor) => {
      await connectBoth(visitor)
      await visitor.page.getByTestId('open-networks').click()
      await visitor.choose('Base')
      await visitor.approve()
      await visitor.host('chain').getByText('eip155:8453').waitFor()
      await visitor.dialog.waitFor({ state: 'hidden' })
      const pubkey = (await visitor.host('solana').textContent()) ?? ''
      const onSolana = askHost(visitor, {
        namespace: 'solana',
        method: 'solana_signMessage',
        params: messageFor(pubkey, 'Aboard by day and by night'),
      })
      await visitor.approve()
      await onSolana
      await visitor.page.getByTestId('sign').click()
      await visitor.approve()
      await visitor.host('signature').getByText(/^0x/).waitFor()
      await visitor.page.getByTestId('disconnect-solana').click()
      await visitor.host('solana').waitFor({ state: 'detached' })
    },
  },
  'come-back-without-solana': {
    ...session,
    act: async (visitor) => {
      await connectBoth(visitor)
      await visitor.page.getByTestId('disconnect-solana').click()
      await visitor.host('solana').waitFor({ state: 'detached' })
      await visitor.page.reload()
      await visitor.host('address').getByText(/^0x/).waitFor()
      await visitor.page.getByTestId('open-account').click()
      await visitor.dialog.getByText('10,000').or(visitor.dialog.getByText('9,999')).first().waitFor()
    },
  },
}

async function connectBoth(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor')
  await visitor.page.getByTestId('open-connect').click()
  await visitor.choose('Tern')
  await visitor.approve()
  await visitor.host('solana').waitFor()
  await visitor.dialog.waitFor({ state: 'hidden' })
}

async function showsBalance(visitor: Visitor): Promise<void> {
  await visitor.page.getByTestId('open-account').click()
  await visitor.dialog.getByText(/ SOL$/).first().waitFor()
}
