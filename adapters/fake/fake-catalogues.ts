import type { Catalogues } from '../../core/ports/catalogues.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** Translations under a test's control. */
export type FakeCatalogues = Catalogues & Script<Catalogues>

/** Creates a port with translations for the given locales, by their tags, and for no others. */
export function fakeCatalogues({
  words = {},
  order,
}: {
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly order?: AnswerOrder
} = {}): FakeCatalogues {
  const { script, ask } = createScript<Catalogues>(order)
  return {
    ...script,
    load: (request, signal) => ask('load', request, signal, () => words[request.locale] ?? null),
  }
}
