/** What was wrong with the settings, and the option it was said of when it named one. */
export type SettingMistake = { readonly option: string | null; readonly message: string }

/** Finds the option that an error names: `The option "tokens.eip155:1" is …` is about `tokens`. */
export function settingMistake(error: unknown): SettingMistake {
  const message = error instanceof Error ? error.message : String(error)
  return { option: /option "([A-Za-z0-9]+)/.exec(message)?.[1] ?? null, message }
}
