import { createTries } from '../adapters/browser/another-try.ts'
import { timelyChunk } from '../core/loading/code-limit.ts'
import { deferLatchkey } from '../core/deferred-latchkey.ts'
import type { ChainIdOf, HostNetwork } from '../core/domain/network/host-network.ts'
import { requireOptions } from '../core/domain/options/required-options.ts'
import { usableOptions } from '../core/domain/options/usable-options.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { nextTask } from '../core/loading/next-task.ts'
import { checkOptions } from './check-options.ts'
import { checkedLatchkey } from './checked-latchkey.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

const loadPageCore = /* @__PURE__ */ timelyChunk('createPageCore', () => import('./page-core.ts'))

/**
 * Returns a Latchkey for a host app. It touches neither window nor network before `start` or a verb, which load its code.
 * Throws `bad-option`: in development for any wrong option. In production only without `networks`, or without a `projectId` that another option
 * needs.
 */
export function createLatchkey<const Networks extends readonly HostNetwork[]>(
  everything: LatchkeyOptions<Networks>,
): Latchkey<ChainIdOf<Networks[number]>> {
  if (process.env.NODE_ENV !== 'production') checkOptions(everything)
  const {
    storage: _storage,
    ports,
    onAnalytics: _onAnalytics,
    logger,
    siwe,
    recorder,
    ...given
  } = Object(everything) as LatchkeyOptions
  requireOptions(given)
  const options = usableOptions({ ...(siwe && { isSiweEnabled: siwe.enabled ?? true }), ...given })
  const latchkey = deferLatchkey({
    options,
    load: async () => {
      const { createPageCore } = await loadPageCore()
      const latchkey = await createPageCore({ ...everything, options })
      await nextTask()
      return latchkey
    },
    whenWorthATry: createTries(),
    recording: () => recorder?.tape() ?? null,
  })
  // A bundler that keeps code behind a return would keep the checks on every page.
  if (process.env.NODE_ENV !== 'production') {
    return checkedLatchkey(latchkey, options, { canSignIn: Boolean(siwe ?? ports?.signIn), logger })
  }
  return latchkey
}
