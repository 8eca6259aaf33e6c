import { defineConfig } from 'vitest/config'
import { patience } from './tests/patience.ts'

const host = {
  environment: 'node' as const,
  globalSetup: ['./scripts/build-setup.ts', './scripts/chromium-setup.ts'],
  expect: { poll: { timeout: patience } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
}

/** The packed package inside apps of others, and inside our examples: installed, built and opened. Slow, so it is a part of `npm run test:slow`. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    fileParallelism: false,
    projects: [
      { test: { ...host, name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
      { test: { ...host, name: 'examples', include: ['tests/examples/*.test.ts'] } },
    ],
  },
})
