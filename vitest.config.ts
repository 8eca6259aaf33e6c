import { defineConfig } from 'vitest/config'
import { patience, stretch } from './tests/patience.ts'

const node = {
  environment: 'node' as const,
  testTimeout: 1.5 * patience,
  hookTimeout: 2 * patience,
  expect: { poll: { timeout: patience } },
  env: { LATCHKEY_STRETCH: `${stretch}` },
}
const browserSetup = ['./scripts/pages-setup.ts', './scripts/chromium-setup.ts', './scripts/chains-setup.ts']
// Thousands of drawings, which React makes several times faster where it does not look for faults.
const drawings = 'tests/parity/{parity,words}.test.ts'
const exhaustive = 'tests/**/*.exhaustive.test.ts'
// Ink and its colour library read their environment once, when they are loaded; what stands in for a module of ours stays.
const alone = [
  'tests/core/features/view-feature.test.ts',
  'tests/core/loading/stalled-code.test.ts',
  'tests/core/verbs/verbs-settle-bites.test.ts',
  'tests/renderers/cli/colour.test.tsx',
  'tests/renderers/cli/interactive.test.ts',
  'tests/renderers/cli/parts/qr-code.test.tsx',
]

export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    coverage: { include: ['core/**', 'adapters/**', 'renderers/**'] },
    maxWorkers: 4,
    tags: [
      {
        name: 'thorough',
        description:
          'One more variant of what another story holds: left out of the landing check, run by `npm run test:slow`.',
      },
    ],
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/**/*.browser.test.{ts,tsx}',
            'tests/e2e/**',
            'tests/sandbox/**',
            'tests/build/**',
            'tests/packed/**',
            'tests/hosts/**',
            'tests/examples/**',
            exhaustive,
            drawings,
            ...alone,
          ],
          isolate: false,
          setupFiles: './tests/as-found.ts',
          unstubEnvs: true,
          unstubGlobals: true,
          typecheck: {
            enabled: !process.env.TYPES_CHECKED,
            ignoreSourceErrors: true,
            include: ['tests/types/**/*.test-d.{ts,tsx}'],
            tsconfig: 'tests/types/tsconfig.json',
            spawnTimeout: patience,
          },
        },
      },
      { test: { ...node, name: 'alone', include: alone, setupFiles: './tests/as-found.ts' } },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...node,
          name: 'drawings',
          include: [drawings],
          setupFiles: './tests/as-found.ts',
          env: { ...node.env, NODE_ENV: 'production' },
        },
      },
      {
        test: {
          ...node,
          name: 'sandbox',
          isolate: false,
          include: ['tests/sandbox/**/*.test.ts'],
          exclude: [exhaustive],
          globalSetup: browserSetup,
        },
      },
      {
        test: {
          ...node,
          name: 'build',
          include: ['tests/build/*.test.ts'],
          exclude: [exhaustive],
          globalSetup: './scripts/build-setup.ts',
          testTimeout: 4 * patience,
        },
      },
      {
        test: {
          ...node,
          name: 'packed',
          include: ['tests/packed/*.test.ts'],
          globalSetup: ['./scripts/chains-setup.ts', './scripts/packed-setup.ts'],
          testTimeout: 3 * patience,
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          isolate: false,
          include: ['tests/**/*.browser.test.{ts,tsx}', 'tests/e2e/**/*.test.ts'],
          exclude: [exhaustive],
          globalSetup: browserSetup,
          testTimeout: 3 * patience,
        },
      },
    ],
  },
})
