import { bothKinds } from '../../tests/e2e/send/solana-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

const solana = 'Solana Devnet'

/** The sessions in which a visitor chooses a network that needs a wallet of another kind, by file name. */
export const switchActiveChain: Readonly<Record<string, RecordedSession>> = {
  'switch-to-solana': {
    settings: bothKinds,
    query: '?wallets=harbor,tern',
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await chooseNetwork(visitor, solana)
      await visitor.dialog.getByRole('heading', { name: 'Connect a wallet for Solana' }).waitFor()
      await visitor.choose('Tern')
      await visitor.approve()
      await visitor.host('solana').waitFor()
      await visitor.page.getByTestId('network').getByRole('button', { name: solana }).waitFor()
    },
  },
  'switch-to-solana-declined': {
    settings: bothKinds,
    query: '?wallets=harbor,tern',
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await chooseNetwork(visitor, solana)
      await visitor.choose('Tern')
      await visitor.reject()
      await visitor.dialog.getByText('Connection declined').waitFor()
      for (const _ of ['to the wallets', 'to the networks'])
        await visitor.dialog.getByRole('button', { name: 'Back' }).press('Enter')
      await visitor.dialog.getByText('Choose network').first().waitFor()
      await visitor.choose('Base')
      await visitor.approve()
      await visitor.host('chain').getByText('eip155:8453').waitFor()
    },
  },
  'switch-in-one-wallet': {
    settings: bothKinds,
    query: '?wallets=harbor,gull',
    act: async (visitor) => {
      await visitor.open()
      await visitor.choose('Gull')
      await visitor.dialog.getByRole('button', { name: /^Solana/ }).press('Enter')
      await visitor.approve()
      await visitor.host('solana').waitFor()
      await chooseNetwork(visitor, 'Base')
      await visitor.reject()
      await visitor.dialog.getByText('Connection declined').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).press('Enter')
      await visitor.approve()
      await visitor.host('address').getByText(/^0x/).waitFor()
      await visitor.approve()
      await visitor.host('chain').getByText('eip155:8453').waitFor()
    },
  },
}

async function chooseNetwork(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.getByTestId('open-networks').click()
  await visitor.choose(name)
}
