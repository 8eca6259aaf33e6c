const plurals = /\{(\w+), plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g
const forms = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** The locales of a plural: the language of the text for its rules, and the visitor's locale for its numbers. */
export type PluralLocale = { readonly rules: string; readonly numbers: string }

/**
 * Chooses the plural forms of a text by the rules of its language, and fills in the number for `#`.
 * In `'{count, plural, one {# token} other {# tokens}}'` the form depends on `values.count`. The format is a part of ICU's. A missing form is
 * replaced by `other`.
 */
export function withPlurals(
  text: string,
  values: Readonly<Record<string, string | number>>,
  { rules, numbers }: PluralLocale,
): string {
  if (!text.includes(', plural,')) return text
  return text.replaceAll(plurals, (whole, name: string, listed: string) => {
    const count = values[name]
    if (typeof count !== 'number') return whole
    const byCategory = new Map(Array.from(listed.matchAll(forms), ([, category, form]) => [category, form]))
    const form = byCategory.get(inTag(rules, (tag) => new Intl.PluralRules(tag)).select(count))
    const written = inTag(numbers, (tag) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }))
    return (form ?? byCategory.get('other') ?? whole).replaceAll('#', written.format(count))
  })
}

/** Makes a format of a locale. An invalid language tag reads as English, because only development rejects one. */
function inTag<Made>(tag: string, make: (tag: string) => Made): Made {
  try {
    return make(tag)
  } catch {
    return make('en')
  }
}
