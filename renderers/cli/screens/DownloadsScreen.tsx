import type { DownloadsParts } from '../../../core/view-models/downloads.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture'], ['list']] as const

/** Downloads in the terminal. */
export function DownloadsScreen(screen: ScreenProps<DownloadsParts>) {
  return <Sections {...screen} groups={groups} />
}
