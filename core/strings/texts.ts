import { fill } from './fill.ts'
import type { ValuesFor } from './placeholders.ts'

/** Texts by name. */
export type Words = Readonly<Record<string, string>>

/** The texts of a catalogue in another language. None may be missing. */
export type Translation<Catalogue extends Words> = Readonly<Record<keyof Catalogue, string>>

/** Returns a text of a catalogue by its name, with its placeholders filled. */
export type Texts<Catalogue extends Words> = <Name extends keyof Catalogue & string>(
  name: Name,
  ...values: ValuesFor<Catalogue[Name]>
) => string

/** Returns the texts of a catalogue without plurals: the host's own wording, else the host's language, else the catalogue's own. */
export function textsWith<Catalogue extends Words>(
  catalogue: Catalogue,
  own?: Words | null,
  translated?: Words | null,
): Texts<Catalogue> {
  return (name, ...[values]) => fill(own?.[name] ?? translated?.[name] ?? catalogue[name] ?? name, values)
}
