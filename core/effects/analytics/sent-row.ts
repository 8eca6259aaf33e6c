import type { UsageProperties } from '../../domain/analytics/usage-row.ts'
import type { AnyEventDefinition, EventOf, Stamped } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'

/**
 * A row of analytics: the events that send it, and its properties. Null properties send no row.
 * An `address` is passed on only if the host allows it.
 */
export type SentRow = {
  readonly sentBy: readonly AnyEventDefinition[]
  readonly properties: (event: Stamped, state: BootState) => UsageProperties | null
}

/** Returns a row that some events send. */
export function sentBy<const Definitions extends readonly AnyEventDefinition[]>(
  definitions: Definitions,
  properties: (event: EventOf<Definitions[number]>, state: BootState) => UsageProperties | null,
): SentRow {
  return { sentBy: definitions, properties: properties as SentRow['properties'] }
}
