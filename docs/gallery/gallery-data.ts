import type { ViewName } from '../../core/domain/features/view-name.ts'

/** One state worth looking at: where it stands in its recording, and how the terminal draws it. */
export type GalleryState = {
  readonly id: string
  readonly view: ViewName
  readonly name: string
  readonly recording: string
  /** The number of events that led to it. */
  readonly position: number
  readonly frame: string
}

/** What the page shows: the recordings as JSON lines by their names, and the states in them. */
export type GalleryData = {
  readonly recordings: Readonly<Record<string, string>>
  readonly states: readonly GalleryState[]
}

/** Fetches what the gallery was built with. */
export async function fetchGalleryData(): Promise<GalleryData> {
  const response = await fetch('./gallery.json')
  if (!response.ok)
    throw new Error(
      `gallery.json answered with ${response.status}; expected the states. Run \`npm run gallery\` again.`,
    )
  return response.json() as Promise<GalleryData>
}
