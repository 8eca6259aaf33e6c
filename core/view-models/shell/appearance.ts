import { isEnglish } from '../../domain/shell/language.ts'
import type { Options } from '../../domain/options/options.ts'
import type { BootState } from '../../reducers/root.ts'
import { translatedWords } from '../../selectors/shell/translated-words.ts'
import { localeOf } from '../parts/locale-of.ts'

/** The look of a renderer: light, dark or as the system, the host's own variables, the language of the texts, and the writing direction. */
export type Appearance = {
  readonly mode: Options['themeMode']
  readonly variables: Options['themeVariables']
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

const none = {}

/** Returns the appearance from the host's options. The language is English unless texts in the host's language are loaded. */
export function appearanceView(state: BootState): Appearance {
  const { options } = state
  const locale = localeOf(state)
  const hasWords =
    isEnglish(locale) || translatedWords(state) || Object.keys(options?.strings ?? none).length > 0
  return {
    mode: options?.themeMode ?? 'auto',
    variables: options?.themeVariables ?? none,
    language: hasWords ? locale : 'en',
    direction: options?.direction ?? directionOf(locale),
  }
}

const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/

/** Returns the direction of a locale's usual script. An invalid language tag reads as English. */
function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
