import { useState } from 'react'
import { useLate } from '../../buttons/use-late.ts'
import { fetchModal } from '../../view-registry.ts'

/** Renders the pane beside Connect from the opening until the dialog has left the screen. Its code is loaded after the opening. */
export function LatePane({ open }: { readonly open: boolean }) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen && <LoadedPane />
}

function LoadedPane() {
  const Pane = useLate(fetchModal)?.ConnectPane
  return Pane && <Pane />
}
