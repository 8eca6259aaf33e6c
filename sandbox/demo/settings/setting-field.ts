/** The input type of a setting. Its text is stored in the URL and the session. */
export type SettingControl =
  | { readonly kind: 'text'; readonly suggestions?: readonly string[] }
  | { readonly kind: 'json' }
  | { readonly kind: 'list' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'several'; readonly choices: readonly string[] }

/** One setting, named like its option. `isLater` marks options whose feature does not exist yet. */
export type SettingField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly control: SettingControl
  readonly placeholder?: string
  readonly isLater?: true
}

/** A group of fields in the panel. */
export type SettingGroup = { readonly title: string; readonly fields: readonly SettingField[] }

/** The text of every field by its name. An empty text means that the option is not set. */
export type Settings = Readonly<Record<string, string>>
