import { useEffect, useRef } from 'react'
import type { AnyEventDefinition, EventOf } from '../../core/events/define-events.ts'
import { checkListener } from '../../core/domain/verbs/check-listener.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** Calls the listener of the latest render for every event of one kind. */
export function useLatchkeyEvents<Definition extends AnyEventDefinition>(
  definition: Definition,
  listener: (event: EventOf<Definition>) => void,
): void {
  if (process.env.NODE_ENV !== 'production') checkListener('useLatchkeyEvents', listener)
  const latchkey = useLatchkeyInstance()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => latchkey.on(definition, (event) => latest.current(event)), [latchkey, definition])
}
