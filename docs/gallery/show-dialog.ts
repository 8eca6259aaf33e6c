import { mountModal } from '../../renderers/react-dom/modal/mount/mount-modal.ts'
import { lookAskedFor } from './look.ts'
import type { StillState } from './still-stores.ts'

/** Shows one state as visitors meet it, a dialog over a page, as `?state=<id>&theme=<light|dark>` asks. Returns whether it asks. */
export function showDialog(states: readonly StillState[], query: URLSearchParams): boolean {
  const id = query.get('state')
  if (id === null) return false
  const still = states.find((state) => state.id === id)
  if (!still) throw new Error(`There is no state "${id}". Choose one from the table of contents.`)
  const look = lookAskedFor(query)
  document.documentElement.dataset['theme'] = look.mode
  document.title = `${still.name} · ${still.view}`
  mountModal(still.storeIn(look))
  return true
}
