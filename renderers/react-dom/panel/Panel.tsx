import { memo, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import type { Chrome } from '../../../core/view-models/shell/chrome.ts'
import type { Button, Part } from '../../../core/view-models/parts/parts.ts'
import { screenOf } from '../../../core/view-models/parts/screen-of.ts'
import { isSameData } from '../../react-bindings/same-data.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import type { State } from '../../react-bindings/use-view-model.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { useFollowedHeight } from './use-followed-height.ts'
import type { LoadedView } from './loaded-view.ts'
import { useLoadedView } from './use-loaded-view.ts'
import { loading } from './LoadingView.tsx'
import { ViewBoundary } from './ViewBoundary.tsx'
import { ViewPlace } from './ViewPlace.tsx'

/** The content of a panel: its view, the buttons of its bar, and the direction of the last navigation. */
export type PanelContents = {
  readonly view: Chrome['view']
  readonly depth: number
  readonly tries: number
  readonly direction: Chrome['direction']
  readonly back: Button | null
  readonly help: Button | null
  readonly close: Button | null
}

/** Renders the title bar and the view below it. The panel follows the view's height, and each new view slides in from its side. */
export const Panel = memo(function Panel({
  contents: { view, depth, tries, direction, back, help, close },
  titleId,
  titleRef,
}: {
  readonly contents: PanelContents
  readonly titleId: string
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
}) {
  const place = `${view} ${depth}`
  const attempt = `${place} ${tries}`
  const { viewModel, Drawing, Inner, barStart, sheets } = useLoadedView(view, attempt)
  const screen = useViewModel(useMemo(() => (state: State) => screenOf(state, viewModel), [viewModel]))
  const isLoading = Drawing === loading.Drawing
  const start = barStart && 'parts' in screen ? (screen.parts[barStart.place] ?? null) : null
  const { frame, content } = useFollowedHeight(place)
  const [last, setLast] = useState({ place, moved: false })
  if (last.place !== place) setLast({ place, moved: true })

  return (
    <div className="panel">
      <Bar
        title={screen.title}
        isLoading={isLoading}
        start={start}
        Start={barStart?.Drawing}
        back={back}
        help={help}
        close={close}
        titleId={titleId}
        titleRef={titleRef}
      />
      <div className="frame" ref={frame}>
        <div className="content" ref={content}>
          <ViewBoundary key={attempt}>
            <ViewPlace
              screen={screen}
              Drawing={Drawing}
              Inner={Inner}
              sheets={sheets}
              moves={last.moved ? direction : undefined}
            />
          </ViewBoundary>
        </div>
      </div>
    </div>
  )
})

/** Renders the bar, which stays unchanged while the view below it changes. */
const Bar = memo(DrawnBar, isSameData)

function DrawnBar({
  title,
  isLoading,
  start,
  Start,
  back,
  help,
  close,
  titleId,
  titleRef,
}: Pick<PanelContents, 'back' | 'help' | 'close'> & {
  readonly title: string
  readonly isLoading: boolean
  /** The part in place of the title, and its component. */
  readonly start: Part | null
  readonly Start: NonNullable<LoadedView['barStart']>['Drawing'] | undefined
  readonly titleId: string
  readonly titleRef: RefObject<HTMLHeadingElement | null> | undefined
}) {
  const isStarted = Start !== undefined && start?.part === 'line'
  return (
    <div className="bar-top" data-started={isStarted || undefined}>
      {back ? <PressButton part={back} shape="bare" /> : help && <PressButton part={help} shape="bare" />}
      {isStarted && <Start part={start} />}
      <h2
        className={isStarted ? 'visually-hidden' : 'title'}
        part="title"
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        data-loading={isLoading || undefined}
      >
        <bdi>{title}</bdi>
      </h2>
      {close && <PressButton part={close} shape="bare" />}
    </div>
  )
}
