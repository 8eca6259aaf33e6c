import { useLate } from '../buttons/use-late.ts'
import { fetchModal } from '../view-registry.ts'

/** Renders the pane beside Connect once its code is loaded. The style sheet of the dialog reserves its place. */
export function LatePane() {
  const Pane = useLate(fetchModal)?.ConnectPane
  return Pane && <Pane />
}
