import type { Options } from '../domain/options.ts'
import type { BootState } from '../reducers/root.ts'

/** How a renderer should look: light, dark or the system's choice, the host's own variables, language and writing direction. */
export type Appearance = {
  readonly mode: Options['themeMode']
  readonly variables: Options['themeVariables']
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])
const none = {}

/** The appearance from the host's options. */
export function appearanceView({ options }: BootState): Appearance {
  const language = options?.locale ?? 'en'
  return {
    mode: options?.themeMode ?? 'auto',
    variables: options?.themeVariables ?? none,
    language,
    direction: rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr',
  }
}
