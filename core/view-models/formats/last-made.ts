/** Memoizes `make` for the last locale, because a format costs more to make than to use. */
export function lastMade<Made>(make: (locale: string) => Made): (locale: string) => Made {
  let last: { readonly locale: string; readonly made: Made } | null = null
  return (locale) => {
    if (last?.locale !== locale) last = { locale, made: make(locale) }
    return last.made
  }
}
