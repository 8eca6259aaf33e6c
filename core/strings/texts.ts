import { fill } from './fill.ts'

/** Gives the wording of a text by its name. */
export type Texts<Name extends string> = (name: Name, values?: Readonly<Record<string, string>>) => string

/** The texts of a catalogue, in a host's own wording where it gave one. */
export function textsWith<Name extends string>(
  catalogue: Readonly<Record<Name, string>>,
  own?: Readonly<Record<string, string>> | null,
): Texts<Name> {
  return (name, values) => fill(own?.[name] ?? catalogue[name], values)
}
