import type { Settings } from './setting-field.ts'

const memoryKey = 'tidewater:settings'

/** Returns the settings of this URL, else of this tab, merged into the defaults. */
export function rememberedSettings(defaults: Settings): Settings {
  const written =
    location.hash.length > 1 ? location.hash.slice(1) : (sessionStorage.getItem(memoryKey) ?? '')
  const known = [...new URLSearchParams(written)].filter(([name]) => name in defaults)
  return { ...defaults, ...Object.fromEntries(known) }
}

/** Stores the differences from the defaults in the tab and in the URL, which can be shared. */
export function rememberSettings(settings: Settings, defaults: Settings): void {
  const changed = Object.entries(settings).filter(([name, text]) => text !== defaults[name])
  const written = new URLSearchParams(changed).toString()
  sessionStorage.setItem(memoryKey, written)
  history.replaceState(null, '', written ? `#${written}` : location.pathname + location.search)
}
