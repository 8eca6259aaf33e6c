import { Box, Text } from 'ink'
import { Fragment, useContext } from 'react'
import type { List } from '../../../core/view-models/parts/parts.ts'
import { FocusContext } from '../focus/focus-context.ts'
import { itemId } from '../focus/focusables.ts'
import { useListTelling } from '../../react-bindings/use-list-telling.ts'
import { ReportContext } from '../telling/report-context.ts'
import { groupedWindow, headingsIn } from '../layout/list-window.ts'
import { ItemRow } from './ItemRow.tsx'
import { DimText } from './DimText.tsx'
import { Skeleton } from './Skeleton.tsx'

const nearEnd = 5

/** Renders a list within `room` rows below its heading. The list scrolls with the focus and shows which rows are visible. */
export function ListPart({
  place,
  list,
  columns,
  room,
}: {
  readonly place: string
  readonly list: List
  readonly columns: number
  readonly room: number
}) {
  const focus = useContext(FocusContext)
  const { items, placeholders, empty } = list
  const focused = items.findIndex((item) => itemId(place, item.key) === focus)
  const window = groupedWindow(items, focused, room)
  const { start, end } = window
  const isNearEnd = end === items.length || focused >= items.length - nearEnd
  useListTelling(list, { first: start, last: end, isNearEnd }, useContext(ReportContext))
  const tagColumns = alignedTagColumns(items, columns)
  const isCut = end - start < items.length
  const skeletons = Math.max(0, Math.min(placeholders, room - (end - start) - headingsIn(items, window)))
  return (
    <Box flexDirection="column" aria-role="list">
      <Box justifyContent="space-between" paddingLeft={2}>
        <Text bold>{list.label}</Text>
        {isCut ? (
          <DimText>{`${start > 0 ? '↑ ' : ''}${start + 1}–${end} / ${items.length}${placeholders > 0 ? '+' : ''}${end < items.length ? ' ↓' : ''}`}</DimText>
        ) : null}
      </Box>
      {items.slice(start, end).map((item, index) => (
        <Fragment key={item.key}>
          {item.group !== undefined && (index === 0 || item.group !== items[start + index - 1]?.group) ? (
            <Box paddingLeft={2}>
              <DimText>{item.group}</DimText>
            </Box>
          ) : null}
          <ItemRow id={itemId(place, item.key)} item={item} tagColumns={tagColumns} />
        </Fragment>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        <Skeleton key={index} length={10 + ((index * 7) % 9)} />
      ))}
      {items.length + placeholders === 0 && empty !== undefined ? (
        <Box paddingLeft={2}>
          <DimText>{empty}</DimText>
        </Box>
      ) : null}
    </Box>
  )
}

/** The columns of a row around its name, detail and tag: focus mark, tile, and gaps. */
const aroundTexts = 10

/** Returns the columns of the tags of tokens, so that their amounts end in one column. Returns 0 if a name would be truncated for that. */
function alignedTagColumns(items: List['items'], columns: number): number {
  const tags = items.map(({ image, tag = '' }) => (image.kind === 'token' ? tag.length : 0))
  const texts = items.map(({ label, detail = '' }) => label.length + detail.length)
  const widest = Math.max(0, ...tags)
  return Math.max(0, ...texts) + widest + aroundTexts <= columns ? widest : 0
}
