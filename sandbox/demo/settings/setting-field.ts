/** How a setting is typed: its text is what the URL and the session keep. */
export type SettingControl =
  | { readonly kind: 'text'; readonly suggestions?: readonly string[] }
  | { readonly kind: 'json' }
  | { readonly kind: 'list' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'several'; readonly choices: readonly string[] }

/** One setting, named as its option; `isLater` marks options whose feature is not built yet. */
export type SettingField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly control: SettingControl
  readonly placeholder?: string
  readonly isLater?: true
}

/** Fields that stand together in the panel. */
export type SettingGroup = { readonly title: string; readonly fields: readonly SettingField[] }

/** The text of every field by its name; an empty text means that the option is not given. */
export type Settings = Readonly<Record<string, string>>
