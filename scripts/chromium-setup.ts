import { chromium } from 'playwright'
import { chromiumOptions } from './chromium.ts'

/** Finds or installs Chromium and starts one for all browser tests, at the URL in `CHROMIUM_SERVER`. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CHROMIUM_SERVER) return undefined
  const server = await chromium.launchServer(chromiumOptions())
  process.env.CHROMIUM_SERVER = server.wsEndpoint()
  return async () => {
    delete process.env.CHROMIUM_SERVER
    await server.close()
  }
}
