/** An error in the settings, and the option that it names, if any. */
export type SettingMistake = { readonly option: string | null; readonly message: string }

/** Returns the error of a setting. `The option "tokens.eip155:1" is …` is about `tokens`. */
export function settingMistake(error: unknown): SettingMistake {
  const message = error instanceof Error ? error.message : String(error)
  return { option: /option "([A-Za-z0-9]+)/.exec(message)?.[1] ?? null, message }
}
