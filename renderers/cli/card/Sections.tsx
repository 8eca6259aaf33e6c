import { Box, useIsScreenReaderEnabled } from 'ink'
import type { Parts } from '../../../core/view-models/parts/parts.ts'
import { buttonGap } from '../layout/button-width.ts'
import { partHeight, shareRows, rowsNeeded } from '../layout/part-height.ts'
import { withTilesInLines } from '../layout/tiles-in-lines.ts'
import { partRows } from '../layout/part-rows.ts'
import { PartView } from '../parts/PartView.tsx'
import { fitQrCode, qrFitHeight } from '../layout/qr-fit.ts'
import type { Space } from '../layout/space.ts'

type SectionsProps<Places extends Parts> = Space & {
  readonly parts: Places
  /** The places from top to bottom, in groups with a gap between them. */
  readonly groups: readonly (readonly (keyof Places & string)[])[]
}

/**
 * Renders the parts of a screen in groups. The gaps between groups are dropped if that makes the parts fit. A QR code gets the rows that the
 * other parts leave. If it fits only without them, it gets all rows and the screen scrolls. Lists share the remaining rows.
 */
export function Sections<Places extends Parts>({
  parts: given,
  groups,
  columns,
  rows,
}: SectionsProps<Places>) {
  const isReadAloud = useIsScreenReaderEnabled()
  const parts = isReadAloud ? given : withTilesInLines(given, groups)
  const present = partRows(parts, groups, columns)
  const all = present.flat(2)
  const lists = all.flatMap(({ place, part }) =>
    part.part === 'list' ? [{ place, wanted: rowsNeeded(part) }] : [],
  )
  const heights = present.flat().reduce((sum, [first]) => sum + partHeight(first?.part ?? null, columns), 0)
  const whole = lists.reduce((sum, { wanted }) => sum + wanted, heights)
  const isClose = whole <= rows && whole + present.length - 1 > rows
  const gap = isClose ? 0 : 1
  const free = rows - heights - gap * (present.length - 1)
  const fits = (room: number) =>
    all.every(
      ({ part }) => part.part !== 'qr-code' || fitQrCode(part, { columns, rows: room }).kind !== 'text',
    )
  const codeRoom = fits(free) ? free : rows
  const codes = all.reduce(
    (sum, { part }) =>
      sum +
      (part.part === 'qr-code' ? qrFitHeight(fitQrCode(part, { columns, rows: codeRoom }), columns) : 0),
    0,
  )
  const shares = shareRows(
    free - codes,
    lists.map(({ wanted }) => wanted),
  )
  const roomOf = (place: string) => shares[lists.findIndex((list) => list.place === place)] ?? codeRoom
  return (
    <Box flexDirection="column" gap={gap}>
      {present.map((group) => (
        <Box key={group[0]?.[0]?.place} flexDirection="column">
          {group.map((row) => (
            <Box
              key={row[0]?.place}
              flexDirection={row.length > 1 && !isReadAloud ? 'row' : 'column'}
              columnGap={row[0]?.part.part === 'button' ? buttonGap : 0}
            >
              {row.map(({ place, part }) => (
                <PartView key={place} place={place} part={part} columns={columns} room={roomOf(place)} />
              ))}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
