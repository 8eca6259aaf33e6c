import { fill } from './fill.ts'
import type { ValuesFor } from './placeholders.ts'

/** Words by the names of texts. */
export type Words = Readonly<Record<string, string>>

/** The words of a catalogue in another language: all of them. */
export type Translation<Catalogue extends Words> = Readonly<Record<keyof Catalogue, string>>

/** Gives the wording of a text of a catalogue by its name, its places filled. */
export type Texts<Catalogue extends Words> = <Name extends keyof Catalogue & string>(
  name: Name,
  ...values: ValuesFor<Catalogue[Name]>
) => string

/** The texts of a catalogue without plurals: in a host's own wording where it gave one, else in its language, else as the catalogue has it. */
export function textsWith<Catalogue extends Words>(
  catalogue: Catalogue,
  own?: Words | null,
  translated?: Words | null,
): Texts<Catalogue> {
  return (name, ...[values]) => fill(own?.[name] ?? translated?.[name] ?? catalogue[name] ?? name, values)
}
