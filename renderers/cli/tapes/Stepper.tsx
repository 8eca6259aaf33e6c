import { Box, Text, useApp, useInput } from 'ink'
import { useState, useSyncExternalStore } from 'react'
import type { Stamped } from '../../../core/events/define-events.ts'
import type { Player } from '../../../core/recording/player.ts'
import { StoreContext } from '../../react-bindings/store-context.ts'
import { Card } from '../card/Card.tsx'
import { colours } from '../theme/colour-props.ts'
import { noFocus } from '../focus/focusables.ts'
import { DimText } from '../parts/DimText.tsx'
import { ScrollContext, createScrollStage } from '../scroll/scroll-context.ts'
import { scrollUnfocused } from '../scroll/scroll-keys.ts'
import { shortData } from './short-data.ts'
import { useTerminalSize } from '../layout/terminal-size.ts'
import { useTheme } from '../theme/theme.ts'

/** Renders one event, and below it the screen after that event. Up and down scroll the screen first if rows are hidden. */
export function Stepper({
  player,
  events,
}: {
  readonly player: Player
  readonly events: readonly Stamped[]
}) {
  const { exit } = useApp()
  const { columns, rows } = useTerminalSize()
  const { accent } = useTheme()
  const position = useSyncExternalStore(player.subscribe, player.position)
  const event = events[position - 1]
  const [stage] = useState(createScrollStage)
  const step = (by: number) => player.goTo(player.position() + by)
  useInput((input, key) => {
    if (input === 'q' || key.escape) exit()
    if (key.rightArrow) step(1)
    if (key.leftArrow) step(-1)
    if (key.downArrow && !scrollUnfocused(stage, 1)) step(1)
    if (key.upArrow && !scrollUnfocused(stage, -1)) step(-1)
    if (key.pageDown) step(10)
    if (key.pageUp) step(-10)
    if (key.home) player.goTo(0)
    if (key.end) player.goTo(player.length)
  })
  return (
    <StoreContext value={player}>
      <Box flexDirection="column" width={columns} height={rows}>
        <Box flexDirection="column" flexShrink={0}>
          <Text wrap="truncate-end">
            <Text {...colours(accent)} bold>{` ${position} / ${player.length} `}</Text>
            {event
              ? `${event.type}  +${event.at - (events[0]?.at ?? 0)} ms  ${shortData(event.data, columns)}`
              : 'before the first event'}
          </Text>
          <DimText>{'   ←→ step   ⇞⇟ ten steps   home end   q quit'}</DimText>
        </Box>
        <ScrollContext value={stage}>
          <Card columns={columns} rows={rows - 2} focus={noFocus} question={null} hasKeys={false} />
        </ScrollContext>
      </Box>
    </StoreContext>
  )
}
