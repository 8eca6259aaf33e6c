import type { Identity } from '../../core/ports/identity.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** Names and pictures under a test's control. */
export type FakeIdentity = Identity & Script<Identity>

/** Creates fake names and pictures. `known` maps addresses to them. Other addresses have none. */
export function fakeIdentity({
  known = {},
  order,
}: {
  readonly known?: Readonly<Record<string, { readonly name: string | null; readonly avatar: string | null }>>
  readonly order?: AnswerOrder
} = {}): FakeIdentity {
  const { script, ask } = createScript<Identity>(order)
  return {
    ...script,
    lookUp: (request, signal) =>
      ask('lookUp', request, signal, () => known[request.address] ?? { name: null, avatar: null }),
  }
}
