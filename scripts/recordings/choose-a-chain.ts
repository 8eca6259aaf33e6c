import type { RecordedSession } from './recorded-session.ts'

/** A wallet serves two kinds of chains. The visitor changes their mind and connects one of them, and later the other. */
export const chooseAChain: RecordedSession = {
  settings: {
    networks: ['eip155:1', 'eip155:8453', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'].join('\n'),
  },
  query: '?wallets=harbor,gull',
  act: async (visitor) => {
    const { page, dialog } = visitor
    await visitor.open()
    await visitor.choose('Gull')
    await dialog.getByText('Gull supports several network types').waitFor()
    await dialog.getByRole('button', { name: 'Back' }).press('Enter')
    await visitor.choose('Gull')
    await dialog.getByRole('button', { name: /^Solana/ }).press('Enter')
    await visitor.approve()
    await visitor.host('solana').waitFor()
    await page.getByTestId('open-connect').click()
    await visitor.choose('Gull')
    await dialog.getByText('connected', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: /^EVM/ }).press('Enter')
    await visitor.approve()
    await dialog.waitFor({ state: 'hidden' })
    await visitor.host('address').getByText(/^0x/).waitFor()
  },
}
