import * as z from 'zod/mini'
import { views } from './views.ts'

/** The name of a view. */
export type ViewName = keyof typeof views
export const ViewName = z.enum(namesOf(views))

/** Whether there is such a view. */
export function isViewName(given: unknown): given is ViewName {
  return namesOf(views).some((name) => name === given)
}

function namesOf(all: Readonly<Record<ViewName, unknown>>): readonly ViewName[] {
  return Object.keys(all) as ViewName[]
}
