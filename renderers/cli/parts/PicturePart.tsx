import { Box, Text } from 'ink'
import type { Mood, Picture } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'
import { Tile } from './Tile.tsx'
import { Waiting } from './Waiting.tsx'

/** Renders a picture as its tile with its mood. Its label is for screen readers only. */
export function PicturePart({ picture: { label, image, mood } }: { readonly picture: Picture }) {
  return (
    <Box paddingLeft={2} columnGap={1} aria-label={label}>
      <Tile image={image} />
      {mood && <MoodSign mood={mood} />}
    </Box>
  )
}

/** Renders a mood as a sign. The notice below describes it in words. */
function MoodSign({ mood }: { readonly mood: Mood }) {
  const { positive, negative } = useTheme()
  switch (mood) {
    case 'waiting':
      return <Waiting />
    case 'done':
      return <Text {...colours(positive)}>✓</Text>
    case 'stopped':
      return <Text>–</Text>
    case 'failed':
      return <Text {...colours(negative)}>✗</Text>
  }
}
