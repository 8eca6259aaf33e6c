import { Suspense, lazy } from 'react'

const Embed = lazy(async () => ({ default: (await import('./EmbedPanel.tsx')).EmbedPanel }))

/** Connecting and the account inline in a host's page instead of in a dialog. */
export function ConnectEmbed() {
  return (
    <Suspense fallback={null}>
      <Embed />
    </Suspense>
  )
}
