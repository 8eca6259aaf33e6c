import { createPlayer } from '../../core/recording/player.ts'
import type { Player } from '../../core/recording/player.ts'
import { parseTape } from '../../core/recording/tape.ts'
import { mountModal } from '../../renderers/react-dom/modal/mount/mount-modal.ts'
import type { GalleryData } from './gallery-data.ts'

declare global {
  interface Window {
    /** The player of the recording that `?play=<name>` shows. The console and tests move it. */
    galleryPlayer?: Player
  }
}

/** How long each event is shown, in milliseconds. */
const pace = 400

/** Plays one recording as a dialog over a page, as `?play=<name>` asks. With `&paused` it waits for `galleryPlayer.goTo`. Returns whether it asks. */
export function playRecording({ recordings }: GalleryData, query: URLSearchParams): boolean {
  const name = query.get('play')
  if (name === null) return false
  const recording = recordings[name]
  if (recording === undefined)
    throw new Error(`There is no recording "${name}". Their names are in fixtures/recordings.`)
  const player = createPlayer(parseTape(recording))
  window.galleryPlayer = player
  document.title = name
  mountModal(player)
  if (!query.has('paused')) advance(player)
  return true
}

function advance(player: Player): void {
  if (player.position() === player.length) return
  player.goTo(player.position() + 1)
  setTimeout(() => advance(player), pace)
}
