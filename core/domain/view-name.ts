import * as z from 'zod/mini'
import { views } from './views.ts'

/** The name of a view. */
export type ViewName = keyof typeof views
export const ViewName = z.enum(Object.keys(views) as readonly ViewName[])

/** Whether there is such a view. */
export function isViewName(given: unknown): given is ViewName {
  return ViewName.safeParse(given).success
}
