import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import { expect, test } from 'vitest'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { ItemRow } from '../../../../renderers/cli/parts/ItemRow.tsx'
import { LinkPart } from '../../../../renderers/cli/parts/LinkPart.tsx'
import { ThemeContext, themeFor } from '../../../../renderers/cli/theme/theme.ts'

const href = 'https://explorer.example/address/0x9D85cA56217D2bb651b00f15e694EB7E713637D4'
const opening = `\u001B]8;;${href}\u0007`
const link = { part: 'link', label: 'View on Explorer', href } as const
const item: Item = {
  part: 'item',
  key: 'sent',
  label: 'Sent to somebody with a name too long for this row',
  href,
  press: null,
  image: { kind: 'wallet', seed: 'sent', url: null },
}

function drawn(hasLinks: boolean, columns: number) {
  return renderToString(
    <ThemeContext value={themeFor('none', 'unknown', hasLinks)}>
      <LinkPart place="explorer" link={link} columns={columns} />
      <ItemRow id="sent" item={item} />
    </ThemeContext>,
    { columns },
  )
}

test.each([36, 80])('in %d columns a link takes the rows that it takes without a click', (columns) => {
  expect(stripVTControlCharacters(drawn(true, columns))).toBe(stripVTControlCharacters(drawn(false, columns)))
})

test('each row of a label and of a URL opens the link, if the terminal opens links', () => {
  const rows = drawn(true, 36).split('\n')
  expect(rows.length).toBeGreaterThan(4)
  for (const row of rows.filter((text) => text.trim() !== '')) expect(row).toContain(opening)
  expect(drawn(false, 36)).not.toContain('\u001B]8')
})
