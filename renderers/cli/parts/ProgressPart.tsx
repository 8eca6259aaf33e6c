import { Box, Text } from 'ink'
import type { Progress } from '../../../core/view-models/parts/parts.ts'
import { Waiting } from './Waiting.tsx'

/** Renders a progress message. */
export function ProgressPart({ progress }: { readonly progress: Progress }) {
  return (
    <Box paddingLeft={2} columnGap={1} aria-role="progressbar" aria-label={progress.label}>
      <Waiting />
      <Text>{progress.label}</Text>
    </Box>
  )
}
