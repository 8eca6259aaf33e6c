import { Text } from 'ink'
import type { Image } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'
import { tileIndex, tileLetters } from './tile-letters.ts'

/** Renders a picture as two letters on a colour. The same subject always has the same colour. */
export function Tile({ image }: { readonly image: Image }) {
  const { tiles, onTile } = useTheme()
  const background = tiles[tileIndex(image.seed, tiles.length)]
  return (
    <Text {...colours(background && onTile, background)} bold={background !== undefined} aria-hidden>
      {background === undefined ? `[${tileLetters(image.seed)}]` : ` ${tileLetters(image.seed)} `}
    </Text>
  )
}
