import { createTries } from '../adapters/browser/another-try.ts'
import { withinCodeLimit } from '../adapters/code-limit.ts'
import { chunk } from '../core/chunk.ts'
import { deferLatchkey } from '../core/deferred-latchkey.ts'
import { completedOptions } from '../core/domain/completed-options.ts'
import { requireOptions } from '../core/domain/required-options.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { nextTask } from '../core/next-task.ts'
import { beginningWith } from '../core/reducers/boot-beginning.ts'
import { checkOptions } from './check-options.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

const loadPageCore = chunk('createPageCore', () => import('./page-core.ts'))

/**
 * Makes a Latchkey for a host app; it touches neither window nor network before `start` or a verb, which fetch its code.
 * Throws `bad-option`: in development for whatever is wrong, in production, where nothing is checked, only without `projectId` or `networks`.
 */
export function createLatchkey(everything: LatchkeyOptions): Latchkey {
  if (process.env.NODE_ENV !== 'production') checkOptions(everything)
  const { storage, ports, recorder, ...given } = Object(everything) as LatchkeyOptions
  const options = completedOptions(given)
  requireOptions(options)
  return deferLatchkey({
    beginning: beginningWith(options),
    load: async () => {
      const { createPageCore } = await withinCodeLimit(loadPageCore())
      const latchkey = createPageCore({ options, storage, ports, recorder })
      await nextTask()
      return latchkey
    },
    whenWorthATry: createTries(),
    recording: () => recorder?.tape() ?? null,
  })
}
