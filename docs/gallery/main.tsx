import { createRoot } from 'react-dom/client'
import { viewRegistry } from '../../renderers/react-dom/view-registry.ts'
import { Gallery } from './Gallery.tsx'
import { fetchGalleryData } from './gallery-data.ts'
import { playRecording } from './play-recording.ts'
import { showDialog } from './show-dialog.ts'
import { stillStates } from './still-stores.ts'
import { firstStates } from './first-states.ts'
import { viewAskedFor } from './view-asked-for.ts'
import './gallery.css'

const place = document.getElementById('gallery')
if (place) {
  const root = createRoot(place)
  const views = Object.values(viewRegistry).map(({ load }) => load())
  Promise.all([fetchGalleryData(), ...views])
    .then(([data]) => {
      const states = stillStates(data)
      const query = new URLSearchParams(location.search)
      if (!playRecording(data, query) && !showDialog(states, query))
        root.render(
          <Gallery
            states={query.get('states') === 'first' ? firstStates(states) : states}
            first={viewAskedFor(states, query)}
          />,
        )
    })
    .catch((error: Error) => root.render(<p role="alert">{error.message}</p>))
}
