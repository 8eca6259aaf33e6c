import type * as z from 'zod/mini'

/** The kind of an event: `intent` is a request of a visitor or a host app, `fact` is an answer or a decision. */
export type EventKind = 'intent' | 'fact'

/** What happened, before the engine stamps it. */
export type EventInput<Type extends string = string, Data = unknown> = {
  readonly type: Type
  readonly data: Data
}

/**
 * An event with the engine's stamp. `at` is in milliseconds since 1970, `cause` is the id of its cause, and `flow` is the id of the intent that began
 * the flow.
 */
export type Stamped<Event extends EventInput = EventInput> = Event & {
  readonly id: string
  readonly at: number
  readonly cause: string | null
  readonly flow: string
}

/** The schemas of the fields of an event's data. One schema for all of the data if one field depends on another. */
export type Shape = Record<string, z.ZodMiniType> | z.ZodMiniType
type DataOf<Fields extends Shape> =
  Fields extends z.ZodMiniType<infer Data>
    ? Data
    : Fields extends Record<string, z.ZodMiniType>
      ? z.output<z.ZodMiniObject<Fields>>
      : never

/** A creator of the events of one type, with that type and their kind. */
export type EventDefinition<Type extends string = string, Data = unknown> = ((
  ...args: Record<never, never> extends Data ? [data?: Data] : [data: Data]
) => EventInput<Type, Data>) & {
  readonly type: Type
  readonly kind: EventKind
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

/** Returns whether an event is one of the given definitions. */
export function isOneOf<const Definitions extends readonly AnyEventDefinition[]>(
  event: Stamped,
  ...definitions: Definitions
): event is EventOf<Definitions[number]> {
  for (const { type } of definitions) if (type === event.type) return true
  return false
}

/**
 * Declares the events of one feature: their names, and the kind of each. The `*.schema.ts` file beside declares the fields of their data. Only its
 * types are imported, so that a page loads no schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEvents<Feature extends string, Fields extends Readonly<Record<string, Shape>>>(
  feature: Feature,
  kinds: { readonly [Name in keyof Fields & string]: EventKind },
) {
  const definitions = Object.entries<EventKind>(kinds).map(([name, kind]) => {
    const type = `${feature}/${name}`
    const create = (data: unknown = {}) => ({ type, data })
    return [name, Object.assign(create, { type, kind })]
  })
  return Object.fromEntries(definitions) as {
    readonly [Name in keyof Fields & string]: EventDefinition<`${Feature}/${Name}`, DataOf<Fields[Name]>>
  }
}
