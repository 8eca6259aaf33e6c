import { defineConfig } from 'vitest/config'
import { patience, stretch } from './tests/patience.ts'

/** What takes minutes, and searches on random seeds: a part of `npm run test:slow`. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    include: ['tests/**/*.exhaustive.test.ts'],
    globalSetup: [
      './scripts/build-setup.ts',
      './scripts/pages-setup.ts',
      './scripts/chromium-setup.ts',
      './scripts/chains-setup.ts',
    ],
    maxWorkers: 2,
    testTimeout: 30 * patience,
    hookTimeout: 2 * patience,
    expect: { poll: { timeout: patience } },
    env: { LATCHKEY_STRETCH: `${stretch}` },
  },
})
