import type { Browser } from 'playwright'
import { startSandbox } from '../../sandbox/start.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { openBrowser } from '../browser.ts'

/** A sandbox without a host page of its own, and a browser. */
export type HostStage = {
  readonly sandbox: Sandbox
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Brings both up. */
export async function openHostStage(): Promise<HostStage> {
  const [sandbox, browser] = await Promise.all([startSandbox({ page: 'blank' }), openBrowser()])
  return {
    sandbox,
    browser,
    close: async () => {
      await browser.close()
      await sandbox.stop()
    },
  }
}
