import { Box } from 'ink'
import { DimText } from './DimText.tsx'

/** Renders the skeleton of a row. */
export function Skeleton({ length }: { readonly length: number }) {
  return (
    <Box paddingLeft={2} aria-hidden>
      <DimText>{` ··  ${'·'.repeat(length)}`}</DimText>
    </Box>
  )
}
