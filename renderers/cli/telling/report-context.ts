import { createContext } from 'react'
import type { EventInput } from '../../../core/events/define-events.ts'

/** Where a screen tells what is seen of it; null where frames are only read. */
export const ReportContext = createContext<((input: EventInput) => void) | null>(null)
