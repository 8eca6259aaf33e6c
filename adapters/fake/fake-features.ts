import type { Features } from '../../core/ports/features.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** The loading of features under a test's control. */
export type FakeFeatures = Features & Script<Features>

/** Makes a port whose features arrive at once. */
export function fakeFeatures(): FakeFeatures {
  const { script, ask } = createScript<Features>()
  return { ...script, load: (request, signal) => ask('load', request, signal, () => null) }
}
