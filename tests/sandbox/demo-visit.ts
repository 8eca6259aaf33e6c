import { beforeEach } from 'vitest'
import { freshPage } from './fresh-page.ts'
import type { FreshPage } from './fresh-page.ts'

/** The demo page, freshly opened for every test of a file; valid while a test runs. */
export type DemoVisit = FreshPage & {
  /** Errors the page wrote to its console or threw, and breaches of its policy so far. */
  complaints(): Promise<readonly string[]>
  /** Opens the demo with this fragment, such as `themeMode=dark`, as if for the first time. */
  open(fragment?: string): Promise<void>
  /** Connects Harbor's first account through the modal. */
  connect(): Promise<void>
  /** Types into settings by their names and applies. */
  apply(settings: Readonly<Record<string, string>>): Promise<void>
  /** What the host page shows of Latchkey. */
  shown(name: 'address' | 'chain' | 'status' | 'outcome'): Promise<string | null>
}

/** Starts sandbox and browser for the file that calls it, and ends them after its tests. */
export function visitDemo(): DemoVisit {
  const fresh = freshPage({ context: { reducedMotion: 'reduce' } })
  const visit: DemoVisit = Object.assign(fresh, {
    complaints: async () => [
      ...fresh.written,
      ...(await fresh.page.evaluate(() => Reflect.get(window, 'cspViolations'))),
    ],
    async open(fragment = '') {
      await fresh.page.goto('about:blank')
      await fresh.page.goto(`${fresh.sandbox.endpoints.demo}${fragment && `#${fragment}`}`)
      await fresh.page.getByTestId('host-status').getByText('disconnected').waitFor()
    },
    async connect() {
      await fresh.page.getByTestId('connect').getByRole('button').click()
      await fresh.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Harbor/ })
        .click()
      await fresh.page.getByTestId('wallet-approve').click()
      await fresh.page.getByTestId('host-status').getByText('connected', { exact: true }).waitFor()
    },
    async apply(settings: Readonly<Record<string, string>>) {
      await fresh.page.getByTestId('settings-open').click()
      for (const [name, text] of Object.entries(settings))
        await fresh.page.getByTestId(`setting-${name}`).fill(text)
      await fresh.page.getByTestId('settings-apply').click()
    },
    shown: (name: 'address' | 'chain' | 'status' | 'outcome') =>
      fresh.page.getByTestId(`host-${name}`).textContent(),
  })
  beforeEach(() => visit.open())
  return visit
}
