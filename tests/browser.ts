import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { chromiumOptions } from '../scripts/chromium.ts'

/** Connects to the Chromium of this test run, or launches one where the run has none; `close` ends the contexts that were made here. */
export function openBrowser(): Promise<Browser> {
  const server = process.env.CHROMIUM_SERVER
  return server ? chromium.connect(server) : chromium.launch(chromiumOptions())
}
