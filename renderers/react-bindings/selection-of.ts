import { createSelection } from './selection.ts'

type Read<State> = () => State
type View<State, Made> = (state: State) => Made

const selections = new WeakMap<Read<object>, WeakMap<View<never, unknown>, () => unknown>>()

/** What a view-model says of the state that is read; all who ask it of the same place share one selection. */
export function selectionOf<State extends object, Made>(
  read: Read<State>,
  view: View<State, Made>,
): () => Made {
  const here = selections.get(read) ?? new WeakMap<View<never, unknown>, () => unknown>()
  selections.set(read, here)
  if (!here.has(view)) {
    const select = createSelection(view)
    here.set(view, () => select(read()))
  }
  return here.get(view) as () => Made
}
