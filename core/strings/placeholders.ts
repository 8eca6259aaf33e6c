/** The placeholders of a text: `'from' | 'to'` of `'Swapped {from} to {to}'`, `'count'` of `'{count, plural, one {# token} other {# tokens}}'`. */
type PlaceholderIn<Text extends string> = Text extends `${string}{${infer After}`
  ? NameAt<After> | PlaceholderIn<After>
  : never

/** The name behind an opening brace. The forms of a plural have none. */
type NameAt<After extends string> = After extends `${infer Head}}${string}`
  ? Head extends `${infer Name}, plural,${string}`
    ? Name
    : Head extends `${string}${' ' | '#' | '{'}${string}`
      ? never
      : Head
  : never

/** The values for the placeholders of a text, by name. */
export type ValuesFor<Text extends string> = [PlaceholderIn<Text>] extends [never]
  ? [values?: Readonly<Record<string, string | number>>]
  : [values: Readonly<Record<PlaceholderIn<Text>, string | number>>]

/** The names of a catalogue's texts that have at most these placeholders. */
export type TextWith<Catalogue extends Readonly<Record<string, string>>, Places extends string = never> = {
  [Name in keyof Catalogue & string]: PlaceholderIn<Catalogue[Name]> extends Places ? Name : never
}[keyof Catalogue & string]
