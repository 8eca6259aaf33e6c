/** Makes something of a locale, and gives it again for as long as it is asked for the same one: formats cost more to make than to use. */
export function lastMade<Made>(make: (locale: string) => Made): (locale: string) => Made {
  let last: { readonly locale: string; readonly made: Made } | null = null
  return (locale) => {
    if (last?.locale !== locale) last = { locale, made: make(locale) }
    return last.made
  }
}
