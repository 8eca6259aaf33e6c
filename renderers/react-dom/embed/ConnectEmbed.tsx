import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { timelyChunk } from '../../../core/loading/code-limit.ts'
import { embedFailureView } from '../../../core/view-models/shell/embed-failure.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { OwnBoundary } from '../shadow/OwnBoundary.tsx'
import { EmbedFailed } from './EmbedFailed.tsx'

const loadEmbed = /* @__PURE__ */ timelyChunk('EmbedPanel', () => import('./EmbedPanel.tsx'))

/** Connect and the account inline in a host's page, without a dialog. */
export function ConnectEmbed() {
  return (
    <OwnBoundary drawing="ConnectEmbed">
      <LateEmbed />
    </OwnBoundary>
  )
}

function LateEmbed() {
  const { tries } = useViewModel(embedFailureView)
  const [Embed, setEmbed] = useState<ComponentType | null>(null)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  useEffect(() => {
    if (Embed) return undefined
    let current = true
    loadEmbed().then(
      ({ EmbedPanel }) => current && setEmbed(() => EmbedPanel),
      (error: unknown) => {
        if (!current) return
        globalThis.reportError?.(error)
        setFailedTry(tries)
      },
    )
    return () => {
      current = false
    }
  }, [Embed, tries])
  if (Embed) return <Embed />
  return failedTry === tries ? <EmbedFailed /> : null
}
