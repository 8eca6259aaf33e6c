import { Box, Text } from 'ink'
import type { Item } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { shortLink } from './short-link.ts'
import { toneMark, useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { Anchor } from './Anchor.tsx'
import { Mark } from './Mark.tsx'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'
import { Tile } from './Tile.tsx'

/** The length from which a name is truncated in favour of its detail, and the minimum columns of the detail, such as a shortened address. */
const longName = 20
const leastDetail = 12

/** The minimum columns of a name beside a caution, and its shrink factor relative to the caution, whose beginning must stay visible. */
const leastName = 4
const sooner = 1000

/** The properties of a row: its focus id, and the columns of its tag, so that the details of all rows end in one column. */
type ItemRowProps = { readonly id: string; readonly item: Item; readonly tagColumns?: number }

/** Pictures of rows that are read, and seldom pressed. */
const read: ReadonlySet<Item['image']['kind']> = new Set(['token', 'account'])

/** Renders a row of a list: tile, name, and its link and kind at the right. */
export function ItemRow({ id, item, tagColumns = 0 }: ItemRowProps) {
  const theme = useTheme()
  const isFocused = useIsFocused(id)
  // A wallet's caution must stay visible. The name of an activity comes first.
  const isNameKept = item.mark !== undefined
  // A fact that leads nowhere is not a disabled row.
  const isDead =
    item.press === null &&
    item.href === undefined &&
    !item.busy &&
    item.selected !== true &&
    !read.has(item.image.kind)
  const facts = [item.detail, item.amounts?.join(' → ')].filter(Boolean).join(' · ')
  const detail = facts || (item.href === undefined || item.mark ? '' : shortLink(item.href))
  // A truncated amount could be read as another amount.
  const isAmount = item.image.kind === 'token' && /\d/.test(detail)
  const tagColour = isNameKept ? theme.quiet : item.image.kind === 'token' ? undefined : theme.accent
  const isLong = !isNameKept && item.label.length > longName
  const kept = isAmount ? detail.length : isLong ? Math.min(detail.length, leastDetail) : 0
  return (
    <Box
      aria-role="listitem"
      aria-label={spokenName(
        [item.name ?? item.label, item.caution, facts, item.tag, item.href].filter(Boolean).join(', '),
        isFocused,
      )}
      aria-state={{ selected: item.selected === true, busy: item.busy === true, disabled: isDead }}
    >
      <Marker id={id} />
      <Box flexShrink={0}>
        <Tile image={item.image} />
      </Box>
      {item.mark ? <Mark mark={item.mark} /> : null}
      <Box
        marginLeft={1}
        marginRight={2}
        flexShrink={isNameKept ? 0 : sooner}
        minWidth={item.caution === undefined ? 0 : Math.min(item.label.length, leastName)}
      >
        <Text
          wrap="truncate-end"
          {...(isFocused ? colours(theme.accent) : {})}
          bold={isFocused || item.selected === true}
          dimColor={isDead}
        >
          <Anchor href={item.press ? undefined : item.href}>{item.label}</Anchor>
        </Text>
      </Box>
      {item.caution === undefined ? null : (
        <Box flexShrink={1} marginRight={2}>
          <Text wrap="truncate-end" {...colours(theme.negative)}>
            {toneMark(theme, 'negative')}
            {item.caution}
          </Text>
        </Box>
      )}
      <Box flexGrow={1} flexBasis={0} minWidth={kept} justifyContent="flex-end" height={1}>
        {isNameKept ? <Text wrap="truncate-end">{detail}</Text> : <DimText>{detail}</DimText>}
      </Box>
      {item.busy ? <Text {...colours(theme.accent)}> …</Text> : null}
      {item.tag === undefined ? null : (
        <Box flexShrink={0} marginLeft={2} minWidth={tagColumns} justifyContent="flex-end">
          <Text {...colours(item.selected ? theme.positive : tagColour)}>{item.tag}</Text>
        </Box>
      )}
      {item.selected ? <Text {...colours(theme.positive)}> ✓</Text> : null}
    </Box>
  )
}
