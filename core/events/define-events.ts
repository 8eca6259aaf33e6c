import type * as z from 'zod/mini'

/** Whether a person or the host wanted something, or the outside world answered. */
export type EventKind = 'intent' | 'fact'

/** What happened, before the engine stamps it. */
export type EventInput<Type extends string = string, Data = unknown> = {
  readonly type: Type
  readonly data: Data
}

/** An event with the engine's stamp: own id, milliseconds since 1970, id of its cause, id of the intent that began the flow. */
export type Stamped<Event extends EventInput = EventInput> = Event & {
  readonly id: string
  readonly at: number
  readonly cause: string | null
  readonly flow: string
}

/** The fields of an event's data, each with its schema; or the schema of the whole, where one field depends on another. */
export type Shape = Record<string, z.ZodMiniType> | z.ZodMiniType
type DataOf<Fields extends Shape> =
  Fields extends z.ZodMiniType<infer Data>
    ? Data
    : Fields extends Record<string, z.ZodMiniType>
      ? z.output<z.ZodMiniObject<Fields>>
      : never
type Declared<Fields extends Shape = Shape> = { readonly kind: EventKind; readonly fields: Fields }

/** A creator of one event type; its name, kind and fields hang on it. Pages know no fields: only who reads a tape needs schemas. */
export type EventDefinition<Type extends string = string, Data = unknown> = ((
  ...args: Record<never, never> extends Data ? [data?: Data] : [data: Data]
) => EventInput<Type, Data>) & {
  readonly type: Type
  readonly kind: EventKind
  readonly fields: Shape
}

/** Any event definition, whatever its data. */
// A creator is contravariant in its data, so only `never` accepts them all.
export type AnyEventDefinition = Omit<EventDefinition, never> & ((data: never) => EventInput)

/** The stamped event that a definition makes. */
export type EventOf<Definition> = Definition extends (...args: never) => infer Event
  ? Event extends EventInput
    ? Stamped<Event>
    : never
  : never

/** Whether an event is one of the given definitions. */
export function isOneOf<const Definitions extends readonly AnyEventDefinition[]>(
  event: Stamped,
  ...definitions: Definitions
): event is EventOf<Definitions[number]> {
  for (const { type } of definitions) if (type === event.type) return true
  return false
}

/** Declares that a person or the host wanted something. */
export function intent(): Declared<Record<never, never>>
export function intent<Fields extends Shape>(fields: Fields): Declared<Fields>
export function intent(fields: Shape = {}): Declared {
  return { kind: 'intent', fields }
}

/** Declares that the outside world answered, or that the core decided. */
export function fact(): Declared<Record<never, never>>
export function fact<Fields extends Shape>(fields: Fields): Declared<Fields>
export function fact(fields: Shape = {}): Declared {
  return { kind: 'fact', fields }
}

/** Declares one feature's events: name, kind, schema and secrecy in one place (design 4); `core/events/event-schema.ts` reads the latter two. */
export function defineEvents<Feature extends string, Table extends Record<string, Declared>>(
  feature: Feature,
  table: Table,
) {
  const definitions = Object.entries(table).map(([name, { kind, fields }]) => {
    const type = `${feature}/${name}`
    const create = (data: unknown = {}) => ({ type, data })
    return [name, Object.assign(create, { type, kind, fields })]
  })
  return Object.fromEntries(definitions) as {
    readonly [Name in keyof Table & string]: EventDefinition<
      `${Feature}/${Name}`,
      DataOf<Table[Name]['fields']>
    >
  }
}
