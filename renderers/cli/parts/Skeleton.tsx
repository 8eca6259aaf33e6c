import { Box } from 'ink'
import { DimText } from './DimText.tsx'

/** A row that is still to come: pale dots in place of tile and name. */
export function Skeleton({ length }: { readonly length: number }) {
  return (
    <Box paddingLeft={2} aria-hidden>
      <DimText>{` ··  ${'·'.repeat(length)}`}</DimText>
    </Box>
  )
}
