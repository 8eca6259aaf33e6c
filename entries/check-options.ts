import { defaultPorts } from '../adapters/default-ports.ts'
import { checkMethods, checkPorts } from '../core/domain/option-parts.ts'
import { parseOptions } from '../core/domain/parse-options.ts'
import { createLateFeatures } from './late-features.ts'

/** Checks all that a host gives, as `createLatchkey` does in development; throws `bad-option` naming the option, what it is and what was expected. */
export function checkOptions(everything: unknown): void {
  const { storage, ports, recorder, ...given } = Object(everything) as Readonly<Record<string, unknown>>
  if (storage !== undefined) checkMethods('storage', storage, ['getItem', 'setItem', 'removeItem'])
  if (recorder !== undefined) checkMethods('recorder', recorder, ['record', 'listen', 'tape'])
  const options = parseOptions(everything && given)
  if (ports === undefined) return
  const own = { ...defaultPorts(options, { window: null }).ports, features: createLateFeatures().port }
  checkPorts(ports, own)
}
