import { readModules } from '../../architecture/modules.ts'
import { de } from '../../../core/strings/de.ts'
import { en } from './english.ts'

/** The words of every language, by its tag. */
export const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de }

/** The folders of languages that there are. */
export const languages = [
  ...new Set(
    readModules(['core/strings']).flatMap(({ path }) => /strings\/([\w-]+)\//.exec(path)?.[1] ?? []),
  ),
]

const plural = /\{\w+, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g
const form = / (\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** Whether a message is well formed: its braces match, and a plural has every category of its language once, each with its number. */
export function isWellFormed(text: string, language: string): boolean {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
  const withoutPlurals = text.replaceAll(plural, (whole, listed: string) => {
    const forms = Array.from(listed.matchAll(form), ([, category = '', said = '']) => ({ category, said }))
    const isWhole =
      forms
        .map(({ category }) => category)
        .toSorted()
        .join() === categories.join()
    return isWhole && forms.every(({ said }) => said.includes('#')) ? '' : whole
  })
  return !/[{}]/.test(withoutPlurals.replaceAll(/\{\w+\}/g, ''))
}

/** The places of a text, each once; no form of a plural looks like one, since it has its number. */
export function placesIn(text: string): readonly string[] {
  return [
    ...new Set(Array.from(text.matchAll(/\{(\w+)(?:\}|, plural,)/g), ([, name = '']) => name)),
  ].toSorted()
}
