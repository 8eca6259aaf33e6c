import fc from 'fast-check'
import { afterEach, vi } from 'vitest'

// Properties run on one seed, so that a run that is red once is red again; suites that search have a seed of their own.
fc.configureGlobal({ seed: 20261124 })

// Files of a worker share its globals: a test that ends early leaves them as it found them.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
