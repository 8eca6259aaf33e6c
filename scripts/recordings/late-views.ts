import { reloadWithout } from '../../tests/e2e/shell/feature-chunk.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The code of the views loads while a visitor waits, then fails to load, and loads on the next attempt. */
export const lateViews: RecordedSession = {
  act: async ({ page, dialog, open, choose, approve }) => {
    const chunk = await reloadWithout(page, 'hold')
    await open()
    await dialog.getByText('Loading this view').waitFor()
    chunk.refuse()
    await dialog.getByText("Couldn't load this view").waitFor()
    chunk.serve()
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
    await choose('Harbor')
    await approve()
    await dialog.waitFor({ state: 'hidden' })
  },
}
