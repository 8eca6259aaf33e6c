import { Box } from 'ink'
import { Fragment } from 'react'
import type { Part, Parts } from '../../../core/view-models/parts.ts'
import { partHeight, shareRows, wantedRows } from '../layout/part-height.ts'
import { PartView } from '../parts/PartView.tsx'
import { fitQrCode, qrFitHeight } from '../layout/qr-fit.ts'
import type { Space } from '../layout/space.ts'

type SectionsProps<Places extends Parts> = Space & {
  readonly parts: Places
  /** The places from top to bottom, in groups that stand apart. */
  readonly groups: readonly (readonly (keyof Places & string)[])[]
}

/** Draws the parts of a screen in groups; a QR code may take the rows that the rest leaves over, and lists share what then remains. */
export function Sections<Places extends Parts>({ parts, groups, columns, rows }: SectionsProps<Places>) {
  const present = groups
    .map((places) => places.flatMap((place) => partAt(place, parts[place] ?? null)))
    .filter((group) => group.length > 0)
  const all = present.flat()
  const lists = all.flatMap(({ place, part }) =>
    part.part === 'list' ? [{ place, wanted: wantedRows(part) }] : [],
  )
  const fixed = all.reduce((sum, { part }) => sum + partHeight(part, columns), present.length - 1)
  const free = rows - fixed
  const codes = all.reduce(
    (sum, { part }) =>
      sum + (part.part === 'qr-code' ? qrFitHeight(fitQrCode(part, { columns, rows: free }), columns) : 0),
    0,
  )
  const shares = shareRows(
    free - codes,
    lists.map(({ wanted }) => wanted),
  )
  const roomOf = (place: string) => shares[lists.findIndex((list) => list.place === place)] ?? free
  return (
    <Box flexDirection="column" gap={1}>
      {present.map((group) => (
        <Box key={group[0]?.place} flexDirection="column">
          {group.map(({ place, part }) => (
            <Fragment key={place}>
              <PartView place={place} part={part} columns={columns} room={roomOf(place)} />
            </Fragment>
          ))}
        </Box>
      ))}
    </Box>
  )
}

function partAt(place: string, part: Part | null): { place: string; part: Part }[] {
  return part ? [{ place, part }] : []
}
