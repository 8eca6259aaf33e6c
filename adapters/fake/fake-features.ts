import type { Features } from '../../core/ports/features.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** The loading of features under a test's control. */
export type FakeFeatures = Features & Script<Features>

/** Creates a port whose features arrive in the given order. */
export function fakeFeatures({ order }: { readonly order?: AnswerOrder } = {}): FakeFeatures {
  const { script, ask } = createScript<Features>(order)
  return { ...script, load: (request, signal) => ask('load', request, signal, () => null) }
}
