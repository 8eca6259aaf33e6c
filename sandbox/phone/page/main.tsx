import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startPhone } from './start-phone.ts'
import './pebble.css'
import './sheet.css'

const place = document.getElementById('pebble')
if (place) {
  const root = createRoot(place)
  startPhone().then(
    (phone) => root.render(<App phone={phone} />),
    (error: Error) =>
      root.render(
        <p className="no-phone" role="alert">
          {error.message}
        </p>,
      ),
  )
}
