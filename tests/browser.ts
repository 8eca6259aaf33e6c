import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { chromiumOptions } from '../scripts/chromium.ts'

/** Connects to the Chromium of this test run, or launches one where the run has none or its own has died; `close` ends the contexts that were made here. */
export async function openBrowser(): Promise<Browser> {
  const server = process.env.CHROMIUM_SERVER
  const launch = () => chromium.launch(chromiumOptions())
  return server ? chromium.connect(server).catch(launch) : launch()
}
