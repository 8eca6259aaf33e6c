import type { Button, Item, Notice, Part, Screen } from '../../core/view-models/parts/parts.ts'

/**
 * How a renderer treats a field of a part:
 * - `words`: Both renderers show the text.
 * - `told`: The text is for assistive technology or a resting pointer, or one renderer needs no such text.
 * - `silent`: The field has no words of its own, such as an event, an icon or a flag.
 */
type Saying = 'words' | 'told' | 'silent'

type Inner<Value> = Value extends readonly (infer One)[] ? One : NonNullable<Value>

/** A decision for every field, also inside of what a field holds. A new field does not compile until it has one. */
type Table<Whole> = {
  readonly [Field in keyof Whole]-?: Inner<Whole[Field]> extends string
    ? Saying
    : Inner<Whole[Field]> extends object
      ? 'silent' | Table<Inner<Whole[Field]>>
      : 'silent'
}

type PartOf<Kind extends Part['part']> = Extract<Part, { readonly part: Kind }>

const button: Table<Button> = {
  part: 'silent',
  label: 'words',
  press: 'silent',
  tone: 'silent',
  icon: 'silent',
  busy: 'silent',
  isStep: 'silent',
}

const item: Table<Item> = {
  part: 'silent',
  key: 'silent',
  label: 'words',
  name: 'told',
  image: 'silent',
  behind: 'silent',
  mark: 'silent',
  icon: 'silent',
  press: 'silent',
  approach: 'silent',
  href: 'silent',
  tag: 'words',
  group: 'words',
  detail: 'words',
  amounts: 'words',
  caution: 'words',
  selected: 'silent',
  busy: 'silent',
}

const problem: Table<Pick<Notice, 'title' | 'body'>> = { title: 'words', body: 'words' }

const tables: { readonly [Kind in Part['part']]: Table<PartOf<Kind>> } = {
  button,
  item,
  list: {
    part: 'silent',
    label: 'words',
    items: item,
    placeholders: 'silent',
    empty: 'words',
    shown: 'silent',
    more: 'silent',
  },
  line: {
    part: 'silent',
    label: 'words',
    value: 'words',
    full: 'told',
    exact: 'told',
    image: 'silent',
    images: 'silent',
    press: 'silent',
    tone: 'silent',
    more: 'told',
  },
  'text-field': {
    part: 'silent',
    label: 'words',
    value: 'words',
    secret: 'silent',
    change: 'silent',
    purpose: 'silent',
    length: 'silent',
    suffix: 'words',
    isDisabled: 'silent',
    error: problem,
    maximum: button,
    approach: 'silent',
    submit: 'silent',
  },
  notice: { ...problem, part: 'silent', tone: 'silent' },
  picture: { part: 'silent', label: 'words', image: 'silent', icon: 'silent', mood: 'silent' },
  link: {
    part: 'silent',
    label: 'words',
    href: 'silent',
    icon: 'silent',
    press: 'silent',
    opensApp: 'silent',
  },
  progress: { part: 'silent', label: 'words' },
  'qr-code': { part: 'silent', label: 'words', text: 'silent', image: 'silent' },
  choice: {
    part: 'silent',
    label: 'told',
    options: { key: 'silent', label: 'words', selected: 'silent', press: 'silent' },
  },
  steps: {
    part: 'silent',
    label: 'told',
    steps: { key: 'silent', label: 'words', status: 'silent', statusText: 'told' },
  },
  slot: { part: 'silent', name: 'silent', title: 'words', body: 'words' },
}

/** Every word a screen must show, whatever the renderer: titles, labels and values of all its parts. */
export function wordsOf({ title, parts }: Screen): readonly string[] {
  const words = Object.values(parts).flatMap((part) =>
    part ? wordsBy(tables[part.part], shownOf(part)) : [],
  )
  return [...new Set([title, ...words])].filter((word) => word !== '')
}

/** A long list is drawn by the window: the first rows are in it wherever it is drawn. */
const windowRows = 12

/** The fields of a part that are drawn: of a list either its rows or that it has none. */
function shownOf(part: Part): object {
  if (part.part !== 'list') return part
  const { label, items, placeholders, empty } = part
  return items.length + placeholders === 0 ? { empty } : { label, items: items.slice(0, windowRows) }
}

function wordsBy(table: object, whole: object): readonly string[] {
  const sayings = new Map<string, unknown>(Object.entries(table))
  return Object.entries(whole).flatMap(([field, value]: readonly [string, unknown]) => {
    const saying = sayings.get(field)
    if (saying === 'words') return typeof value === 'string' ? [value] : []
    if (typeof saying !== 'object' || saying === null) return []
    return [value].flat().flatMap((one) => (typeof one === 'object' && one ? wordsBy(saying, one) : []))
  })
}
