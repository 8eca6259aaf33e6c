import { defineConfig } from 'vitest/config'
import { patience } from './tests/patience.ts'

/** The packed package inside apps of other frameworks: installed, built and opened. Slow, so it runs beside `npm test`. */
export default defineConfig({
  test: {
    name: 'hosts',
    environment: 'node',
    reporters: ['default', './scripts/summary-reporter.ts'],
    include: ['tests/hosts/*.test.ts'],
    globalSetup: ['./scripts/build-setup.ts', './scripts/chromium-setup.ts'],
    fileParallelism: false,
    expect: { poll: { timeout: patience } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
