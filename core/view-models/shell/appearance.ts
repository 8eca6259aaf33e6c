import { isEnglish } from '../../domain/shell/language.ts'
import type { Options } from '../../domain/options/options.ts'
import type { BootState } from '../../reducers/root.ts'
import { translatedWords } from '../../selectors/shell/translated-words.ts'
import { localeOf } from '../parts/locale-of.ts'

/** How a renderer should look: light, dark or the system's choice, the host's own variables, the language of its words and the writing direction. */
export type Appearance = {
  readonly mode: Options['themeMode']
  readonly variables: Options['themeVariables']
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

const none = {}

/** The appearance from the host's options, and whether the words of its language are here. */
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

/** The direction of the script that a locale is mostly written in; what is no language tag reads as English. */
function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
