import { findChromium } from './chromium.ts'

/** Before browser tests: makes sure of a Chromium and tells the tests where it is. */
export function setup(): void {
  process.env.CHROMIUM_PATH = findChromium()
}
