import type { BootState } from '../../reducers/root.ts'
import { translatedWords } from '../../selectors/shell/translated-words.ts'
import { fill } from '../../strings/fill.ts'
import { withPlurals } from '../../strings/plural.ts'
import type { Texts, Words } from '../../strings/texts.ts'
import { localeOf } from './locale-of.ts'

/** Returns the texts of a view's catalogue: the host's own wording, else the host's language, else English. */
export function textsOf<Catalogue extends Words>(
  state: Pick<BootState, 'options' | 'locale'>,
  words: Catalogue,
): Texts<Catalogue> {
  const numbers = localeOf(state)
  const translated = translatedWords(state)
  return (name, ...[values = {}]) => {
    const own = state.options?.strings[name] ?? translated?.[name]
    const rules = own === undefined ? 'en' : numbers
    return fill(withPlurals(own ?? words[name] ?? name, values, { rules, numbers }), values)
  }
}
