import type { ViewName } from '../../core/domain/features/view-name.ts'
import type { StillState } from './still-stores.ts'

/** The view that `?view=<name>` asks to see first, or all of them. */
export function viewAskedFor(states: readonly StillState[], query: URLSearchParams): ViewName | 'All' {
  const name = query.get('view')
  if (name === null) return 'All'
  const still = states.find(({ view }) => view === name)
  if (!still)
    throw new Error(`There is no view "${name}". Open the gallery without "?view=" to see them all.`)
  return still.view
}
