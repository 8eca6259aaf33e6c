import { mountModal } from '../../renderers/react-dom/modal/mount-modal.ts'
import type { StillState, Theme } from './still-stores.ts'

/** Shows one state as visitors meet it, a dialog over a page, as `?state=<id>&theme=<light|dark>` asks; answers whether it asks. */
export function showDialog(states: readonly StillState[], query: URLSearchParams): boolean {
  const id = query.get('state')
  if (id === null) return false
  const still = states.find((state) => state.id === id)
  if (!still) throw new Error(`There is no state "${id}". Choose one from the table of contents.`)
  const theme: Theme = query.get('theme') === 'dark' ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = theme
  document.title = `${still.name} · ${still.view}`
  mountModal(still.stores[theme])
  return true
}
