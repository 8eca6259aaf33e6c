import { createContext } from 'react'
import type { EventInput } from '../../../core/events/define-events.ts'

/** Reports the visible rows of a list. Null for frames without keys. */
export const ReportContext = createContext<((input: EventInput) => void) | null>(null)
