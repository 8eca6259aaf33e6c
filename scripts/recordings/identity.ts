import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/** Connects Harbor's second account, which has a name. */
async function connectNamed(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor')
  await visitor.wallet('harbor', 'setAccounts', [1, 0])
  await visitor.open()
}

/** The sessions in which an account appears by its name, by file name. */
export const identitySessions: Readonly<Record<string, RecordedSession>> = {
  'profile-name': {
    act: async (visitor) => {
      await connectNamed(visitor)
      await visitor.dialog.getByText('first-mate.eth').first().waitFor()
    },
  },
  'name-in-ens': {
    prepare: (sandbox) =>
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/identity' }),
    act: async (visitor, sandbox) => {
      await connectNamed(visitor)
      await visitor.dialog.getByText('first-mate.eth').first().waitFor()
      sandbox.recover()
    },
  },
  'name-unknown': {
    settings: { networks: 'eip155:8453' },
    prepare: (sandbox) => sandbox.control('blockchain-api', { fault: 'status', status: 503 }),
    act: async (visitor, sandbox) => {
      await visitor.wallet('harbor', 'setChain', 8453)
      await connectNamed(visitor)
      await visitor.page.waitForFunction(() =>
        Object.values(window.latchkey.state().identity?.byAddress ?? {}).some(
          ({ status }) => status === 'failed',
        ),
      )
      sandbox.recover()
    },
  },
}
