import { Box, Text } from 'ink'
import type { Picture } from '../../../core/view-models/parts.ts'
import { colours } from '../colour-props.ts'
import { useTheme } from '../theme.ts'
import { Quiet } from './Quiet.tsx'
import { Tile } from './Tile.tsx'
import { Waiting } from './Waiting.tsx'

/** A picture as its tile, how it is going, and what it shows. */
export function PicturePart({ picture }: { readonly picture: Picture }) {
  const theme = useTheme()
  return (
    <Box paddingLeft={2} columnGap={1} aria-label={picture.label}>
      <Tile image={picture.image} />
      {picture.mood === 'waiting' ? <Waiting /> : null}
      {picture.mood === 'failed' ? <Text {...colours(theme.negative)}>✗</Text> : null}
      <Quiet>{picture.label}</Quiet>
    </Box>
  )
}
