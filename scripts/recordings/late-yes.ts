import type { RecordedSession } from './recorded-session.ts'

/** A wallet approves after the visitor went back, fails to revoke that, and receives another request. */
export const lateYes: RecordedSession = {
  act: async (visitor) => {
    await visitor.wallet('harbor', 'behave', { revoke: 'fail' })
    await visitor.open()
    await visitor.choose('Harbor')
    await visitor.dialog.getByRole('button', { name: 'Back' }).dispatchEvent('click')
    await visitor.approve()
    await visitor.dialog.getByText('Harbor still lists this site as connected').waitFor()
    await visitor.choose('Harbor')
    await visitor.dialog.waitFor({ state: 'hidden' })
  },
}
