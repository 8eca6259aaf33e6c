import { bothKinds } from '../../tests/e2e/send/solana-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The sessions in which a visitor shows their address to receive a payment, by file name. */
export const receiveSessions: Readonly<Record<string, RecordedSession>> = {
  receive: {
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await lookAtAddress(visitor)
      await visitor.dialog.getByRole('button', { name: /^Copy address/ }).click()
      await visitor.dialog.getByText('Address copied').first().waitFor()
      await visitor.dialog.getByRole('button', { name: /^Only receive/ }).click()
      await visitor.dialog.getByText('You can only receive assets on these networks').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Back' }).click()
      const before = await codeOf(visitor)
      await visitor.wallet('harbor', 'setAccounts', [1, 0])
      await visitor.dialog.locator(`[data-uri]:not([data-uri="${before}"])`).waitFor()
    },
  },
  'receive-copy-fails': {
    act: async (visitor) => {
      await visitor.page.evaluate(() => {
        Clipboard.prototype.writeText = () => Promise.reject(new Error('Write permission denied.'))
      })
      await visitor.connect('Harbor')
      await lookAtAddress(visitor)
      await visitor.dialog.getByRole('button', { name: /^Copy address/ }).click()
      await visitor.dialog.getByText("Couldn't copy").first().waitFor()
    },
  },
  'receive-on-solana': {
    settings: bothKinds,
    query: '?wallets=harbor,tern',
    act: async (visitor) => {
      await visitor.connect('Tern')
      await lookAtAddress(visitor)
      await visitor.dialog.getByRole('button', { name: /^Only receive/ }).click()
      await visitor.dialog.getByText('You can only receive assets on these networks').waitFor()
    },
  },
}

async function lookAtAddress(visitor: Visitor): Promise<void> {
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: 'Receive', exact: true }).click()
  await visitor.dialog.getByText('Copy your address or scan this QR code').first().waitFor()
}

async function codeOf({ dialog }: Visitor): Promise<string> {
  return (await dialog.locator('[data-uri]').getAttribute('data-uri')) ?? ''
}
