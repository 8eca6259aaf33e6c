import { defineConfig } from 'vitest/config'
import { patience } from './tests/patience.ts'

/** What takes minutes: run beside `npm test`, by CI. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    include: ['tests/**/*.exhaustive.test.ts'],
    globalSetup: ['./scripts/build-setup.ts', './scripts/chromium-setup.ts', './scripts/chains-setup.ts'],
    maxWorkers: 2,
    testTimeout: 30 * patience,
    hookTimeout: 2 * patience,
    expect: { poll: { timeout: patience } },
  },
})
