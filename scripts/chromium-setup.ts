import { chromium } from 'playwright'
import { chromiumOptions } from './chromium.ts'

/** Before browser tests: makes sure of a Chromium and starts one for all test files, at the URL in `CHROMIUM_SERVER`. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CHROMIUM_SERVER) return undefined
  const server = await chromium.launchServer(chromiumOptions())
  process.env.CHROMIUM_SERVER = server.wsEndpoint()
  return async () => {
    delete process.env.CHROMIUM_SERVER
    await server.close()
  }
}
