import { defineConfig } from 'vitest/config'

const node = { environment: 'node' as const, testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    coverage: { include: ['core/**', 'adapters/**', 'renderers/**'] },
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.browser.test.{ts,tsx}', 'tests/e2e/**', 'tests/sandbox/**', 'tests/build/**'],
          typecheck: { enabled: true, ignoreSourceErrors: true, include: ['tests/types/**/*.test-d.ts'] },
        },
      },
      {
        test: {
          ...node,
          name: 'sandbox',
          include: ['tests/sandbox/*.test.ts'],
          globalSetup: './scripts/chromium-setup.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'build',
          include: ['tests/build/*.test.ts'],
          globalSetup: './scripts/build-setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}', 'tests/e2e/**/*.test.ts'],
          globalSetup: './scripts/chromium-setup.ts',
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
