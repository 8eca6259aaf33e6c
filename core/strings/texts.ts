import { en } from './en.ts'
import type { TextName } from './en.ts'
import { fill } from './fill.ts'

/** Gives the wording of a text by its name. */
export type Texts = (name: TextName, values?: Readonly<Record<string, string>>) => string

/** The texts of a host: its own wording where it gave one, else ours. */
export function textsWith(own: Readonly<Record<string, string>>): Texts {
  return (name, values) => fill(own[name] ?? en[name], values)
}

/** Whether a text of this name exists. */
export function isTextName(name: string): name is TextName {
  return name in en
}
