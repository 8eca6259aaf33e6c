import type { RecordedSession } from './recorded-session.ts'

/** Opens the modal, rejects and then connects, and waits until the usage counts are sent. */
const act: RecordedSession['act'] = async (visitor) => {
  await visitor.open()
  await visitor.choose('Harbor')
  await visitor.reject()
  await visitor.dialog.getByText('Connection declined').waitFor()
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await visitor.page
    .getByText(/^batch(Sent|Lost)$/)
    .first()
    .waitFor()
}

const settings = { enableAnalytics: 'true', analytics: '{"addresses":true}' }

/** The sessions with usage counts, by file name: one with a working service, and one with a service that is down. */
export const usageSessions: Readonly<Record<string, RecordedSession>> = {
  'usage-counted': { settings, act },
  'usage-lost': {
    settings,
    prepare: (sandbox) => sandbox.control('analytics', { fault: 'status', status: 500 }),
    act: async (visitor, sandbox) => {
      await act(visitor, sandbox)
      sandbox.recover()
    },
  },
}
