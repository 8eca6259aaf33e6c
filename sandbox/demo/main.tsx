import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { countPolicyViolations } from './policy-violations.ts'
import { findSandboxServices } from './sandbox-services.ts'
import './styles/tidewater.css'
import './styles/page.css'
import './styles/ticket.css'
import './styles/departures.css'
import './styles/event-log.css'
import './styles/settings.css'
import './styles/player.css'

countPolicyViolations()
window.addEventListener('hashchange', () => location.reload())
const place = document.getElementById('tidewater')
if (place) {
  const root = createRoot(place)
  findSandboxServices().then(
    (services) => root.render(<App services={services} />),
    (error: Error) =>
      root.render(
        <p className="no-service" role="alert">
          {error.message}
        </p>,
      ),
  )
}
