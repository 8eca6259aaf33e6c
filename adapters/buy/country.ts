/** The country if the browser does not name one. */
const elsewhere = 'US'

/** Returns the country of a browser's language (`de-AT`), as two letters. */
export function countryOf(language: string | undefined): string {
  const region = language && regionOf(language)
  return region && /^[A-Z]{2}$/.test(region) ? region : elsewhere
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
