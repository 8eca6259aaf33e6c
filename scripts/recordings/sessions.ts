import type { Sandbox } from '../../sandbox/start.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'

/** A session to record: the settings of the host page, and what the visitor does until the recording is taken. */
export type RecordedSession = {
  readonly settings?: Readonly<Record<string, string>>
  readonly query?: string
  readonly prepare?: (sandbox: Sandbox) => void
  readonly act: (visitor: Visitor, sandbox: Sandbox) => Promise<void>
}

const legal = {
  termsConditionsUrl: 'https://tidewater.example/terms',
  privacyPolicyUrl: 'https://tidewater.example/privacy',
}

/** The sessions in `fixtures/recordings`, by file name. */
export const sessions: Readonly<Record<string, RecordedSession>> = {
  'connect-and-leave': {
    settings: legal,
    act: async (visitor) => {
      await visitor.connect('Harbor')
      await visitor.open()
      await visitor.dialog.getByText('9,999').or(visitor.dialog.getByText('10,000')).first().waitFor()
      await visitor.dialog.getByRole('button', { name: 'Copy address' }).click()
      await visitor.dialog.getByText('Address copied').first().waitFor()
      await visitor.dialog.getByRole('button', { name: 'Disconnect' }).click()
      await visitor.dialog.waitFor({ state: 'hidden' })
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
      await visitor.dialog.getByRole('button', { name: /^Base/ }).click()
      await visitor.reject()
      await visitor.dialog.getByText('Still on Ethereum').waitFor()
      await visitor.dialog.getByRole('button', { name: /^Base/ }).click()
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await openNetworks(visitor)
      await visitor.dialog.getByRole('textbox').or(visitor.dialog.getByRole('searchbox')).fill('moon')
      await visitor.dialog.getByText('No network found').waitFor()
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
      await visitor.dialog.getByText('Connect Wallet').first().waitFor()
    },
  },
  'wrong-network': {
    settings: { networks: 'eip155:1\neip155:137' },
    act: async (visitor) => {
      await visitor.wallet('harbor', 'setChain', 8453)
      await visitor.connect('Harbor')
      await visitor.open()
      await visitor.dialog.getByText('This app does not use this network').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Switch Network' }).click()
      await visitor.dialog.getByRole('button', { name: /^Ethereum/ }).click()
      await visitor.approve()
      await visitor.dialog.getByText('10,000').first().waitFor()
    },
  },
  'registry-down': {
    query: '?wallets=none',
    prepare: (sandbox) => sandbox.control('registry', { fault: 'malformed', path: '/getWallets' }),
    act: async (visitor, sandbox) => {
      await visitor.open()
      await visitor.dialog.getByText('The wallet list could not be loaded').waitFor()
      sandbox.control('registry', { fault: 'none' })
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByText('No wallet found in this browser').waitFor()
      await visitor.dialog.getByRole('link').first().waitFor()
    },
  },
  'chain-out-of-reach': {
    prepare: (sandbox) => sandbox.control('eip155:1', { fault: 'status', status: 503 }),
    act: async (visitor, sandbox) => {
      await visitor.connect('Harbor')
      await visitor.open()
      await visitor.dialog.getByText('Balance not available').waitFor({ timeout: 40_000 })
      sandbox.control('eip155:1', { fault: 'none' })
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByText('10,000').first().waitFor()
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
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByText('Connection failed').waitFor()
      await visitor.wallet('harbor', 'behave', { addresses: 'lower-case', chainIdFormat: 'decimal' })
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
}

async function openNetworks(visitor: Visitor): Promise<void> {
  await visitor.page.getByTestId('open-networks').click()
  await visitor.dialog.waitFor()
}
