const plurals = /\{(\w+), plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g
const forms = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** What plurals follow: the rules of the language that the text is in, and how the visitor's locale writes numbers. */
export type PluralLocale = { readonly rules: string; readonly numbers: string }

/**
 * Chooses the forms of a text that depend on a number, as the language counts: of `'{count, plural, one {# token} other {# tokens}}'` the one for
 * `values.count`, with that number in the place of `#`. The format is a part of ICU's; where a form is missing `other` stands for it.
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

/** What is no language tag reads as English: only development refuses one. */
function inTag<Made>(tag: string, make: (tag: string) => Made): Made {
  try {
    return make(tag)
  } catch {
    return make('en')
  }
}
