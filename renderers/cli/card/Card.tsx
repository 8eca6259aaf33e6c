import { Box } from 'ink'
import { useCurrentScreen } from './broken-drawing.ts'
import { FocusContext } from '../focus/focus-context.ts'
import { focusedOf, stopOf, requestedFocusId } from '../focus/focusables.ts'
import { useFocusTelling } from '../telling/focus-telling.ts'
import type { Focus } from '../focus/focusables.ts'
import { hasNeighbours } from '../focus/neighbours.ts'
import { Hints, linkRows } from './Hints.tsx'
import { ButtonPart } from '../parts/ButtonPart.tsx'
import { connectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import type { WalletQuestionParts } from '../../../core/view-models/shell/wallet-question-parts.ts'
import type { CurrentScreen } from './current-screen.ts'
import { ScreenBoundary, StandIn } from './ScreenBoundary.tsx'
import { QuestionFacts } from './QuestionFacts.tsx'
import type { DescribedScreen } from '../screen.ts'
import { screens } from '../screens.ts'
import { Sections } from './Sections.tsx'
import { hiddenRows } from '../scroll/scroll-view.ts'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { useTheme } from '../theme/theme.ts'
import { TitleBar } from './TitleBar.tsx'
import { Toast } from './Toast.tsx'
import { useScroll } from '../scroll/use-scroll.ts'

const widest = 78
const rowsAroundScreen = 6
const roomyRows = 40

/** The properties of the card: the last focus, a wallet's question, and whether keys work and are listed below the card. */
type CardProps = Space & {
  readonly focus: Focus
  readonly question: WalletQuestionParts | null
  readonly hasKeys?: boolean
}

/** Renders the modal as a card with key hints below. */
export function Card({ columns, rows, focus, question, hasKeys = true }: CardProps) {
  const { border } = useTheme()
  const current = useCurrentScreen()
  const { chrome, toast, place, screen, focusables } = current
  const focused = focusedOf(focusables, requestedFocusId(focus, place))
  useFocusTelling(focused)
  const canType = focusables.some(({ kind }) => kind === 'text')
  const width = Math.min(columns, widest)
  const isRoomy = rows >= roomyRows
  const around = rowsAroundScreen + (isRoomy ? 2 : 0)
  const wanted = requestedFocusId(focus, place)
  const stop = wanted !== null && focused ? stopOf(focusables, focused) : null
  const facts = question && question.facts.length > 0 ? question.facts : null
  const { view, window, content } = useScroll(
    facts
      ? { screen: JSON.stringify(question), stop: null }
      : { screen: `${place.screen} ${place.depth}`, stop },
  )
  const hidden = hiddenRows(view)
  const isHidden = hidden.above + hidden.below > 0
  const isLinkPart = focused !== null && screen.parts[focused.id]?.part === 'link'
  const urlRows = focused?.kind === 'link' && !isLinkPart ? linkRows(focused.href, width - 4) - 1 : 0
  const groups: DescribedScreen['groups'] =
    chrome.open && !current.isStandIn ? screens[chrome.view].groups : [Object.keys(screen.parts)]
  const arrows = hasNeighbours(screen.parts, groups, width - 4)
    ? 'all'
    : focusables.length > 1 || isHidden
      ? 'rows'
      : 'none'
  return (
    <FocusContext value={focused?.id ?? null}>
      <Box flexDirection="column" width={width} marginLeft={chrome.shake ? 2 : 0}>
        <Box flexDirection="column" borderStyle="round" {...(border ? { borderColor: border } : {})}>
          {facts ? (
            <TitleBar title={question?.title ?? question?.text ?? ''} columns={width - 2} hidden={hidden} />
          ) : chrome.open ? (
            <TitleBar title={screen.title} chrome={chrome} columns={width - 2} hidden={hidden} />
          ) : null}
          <Box
            ref={window}
            flexDirection="column"
            overflowY="hidden"
            paddingX={1}
            marginTop={isRoomy && chrome.open ? 1 : 0}
          >
            <Box
              ref={content}
              flexDirection="column"
              flexShrink={0}
              marginTop={-view.offset}
              marginBottom={view.offset}
            >
              {facts ? (
                <QuestionFacts facts={facts} />
              ) : chrome.open ? (
                <OpenScreen current={current} columns={width - 4} rows={rows - around - urlRows} />
              ) : (
                <HostButton />
              )}
            </Box>
          </Box>
          <Box flexShrink={0} paddingLeft={3} paddingRight={1} marginTop={isRoomy && chrome.open ? 1 : 0}>
            <Toast toast={toast} />
          </Box>
        </Box>
        <Box flexShrink={0} paddingX={2} minHeight={1}>
          {hasKeys ? (
            <Hints
              focused={focused}
              canType={canType}
              question={question}
              isReadOn={facts !== null && hidden.below > 0}
              arrows={arrows}
              isUrlShown={isLinkPart && !isHidden}
              columns={width - 4}
            />
          ) : null}
        </Box>
      </Box>
    </FocusContext>
  )
}

function OpenScreen({ current, ...space }: Space & { readonly current: CurrentScreen }) {
  const { chrome, drawing, isStandIn, screen } = current
  const { groups }: DescribedScreen = screens[chrome.view]
  return (
    <ScreenBoundary key={drawing} drawing={drawing} {...space}>
      {isStandIn ? (
        <StandIn {...space} parts={screen.parts} />
      ) : (
        <Sections {...space} parts={screen.parts} groups={groups} />
      )}
    </ScreenBoundary>
  )
}

function HostButton() {
  return <ButtonPart place="button" button={useViewModel(connectButtonView).button} />
}
