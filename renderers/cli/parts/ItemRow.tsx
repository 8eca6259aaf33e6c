import { Box, Text } from 'ink'
import type { Item } from '../../../core/view-models/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { shortLink } from './short-link.ts'
import { useTheme } from '../theme/theme.ts'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'
import { Tile } from './Tile.tsx'

/** A row of a list: tile, name, and at the right where it leads and what it is. */
export function ItemRow({ id, item }: { readonly id: string; readonly item: Item }) {
  const theme = useTheme()
  const isFocused = useIsFocused(id)
  const isDead = item.press === null && item.href === undefined && !item.busy
  return (
    <Box
      aria-role="listitem"
      aria-label={[item.label, item.caution, item.detail, item.tag, item.href].filter(Boolean).join(', ')}
      aria-state={{ selected: item.selected === true, busy: item.busy === true, disabled: isDead }}
    >
      <Marker id={id} />
      <Box flexShrink={0}>
        <Tile image={item.image} />
      </Box>
      <Box marginLeft={1} marginRight={2}>
        <Text
          wrap="truncate-end"
          {...(isFocused ? colours(theme.accent) : {})}
          bold={isFocused || item.selected === true}
          dimColor={isDead}
        >
          {item.label}
        </Text>
      </Box>
      {item.caution === undefined ? null : (
        <Box flexShrink={0} marginRight={2}>
          <Text {...colours(theme.negative)}>{item.caution}</Text>
        </Box>
      )}
      <Box flexGrow={1} flexBasis={0} justifyContent="flex-end" overflow="hidden" height={1}>
        <DimText>{item.detail ?? (item.href === undefined ? '' : shortLink(item.href))}</DimText>
      </Box>
      {item.busy ? <Text {...colours(theme.accent)}> …</Text> : null}
      {item.tag === undefined ? null : (
        <Box flexShrink={0} marginLeft={2}>
          <Text {...colours(item.selected ? theme.positive : theme.accent)}>{item.tag}</Text>
        </Box>
      )}
    </Box>
  )
}
