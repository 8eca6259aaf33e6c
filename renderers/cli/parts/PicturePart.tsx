import { Box, Text } from 'ink'
import type { Picture } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'
import { Tile } from './Tile.tsx'
import { Waiting } from './Waiting.tsx'

/** Renders a picture as its tile with its state. Its label is for screen readers only. */
export function PicturePart({ picture }: { readonly picture: Picture }) {
  const theme = useTheme()
  return (
    <Box paddingLeft={2} columnGap={1} aria-label={picture.label}>
      <Tile image={picture.image} />
      {picture.mood === 'waiting' ? <Waiting /> : null}
      {picture.mood === 'failed' ? <Text {...colours(theme.negative)}>✗</Text> : null}
    </Box>
  )
}
