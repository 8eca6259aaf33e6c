import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'
import { drawAloneDapp } from './alone-dapp.ts'
import { openEarlyDapp } from './early-dapp.ts'
import { runHeadlessDapp } from './headless-dapp.ts'
import { drawOwnedDapp } from './owned-dapp.tsx'
import { drawPlainDapp } from './plain-dapp.ts'
import { drawTwoDapps } from './two-dapps.tsx'
import './page.css'

const stories = {
  two: drawTwoDapps,
  owned: drawOwnedDapp,
  plain: drawPlainDapp,
  headless: runHeadlessDapp,
  early: openEarlyDapp,
  alone: drawAloneDapp,
}

/** Which dapp the page is. */
export type HostStory = keyof typeof stories

window.cspViolations = []
window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  window.cspViolations.push(`${effectiveDirective} ${blockedURI}`),
)
const story = location.hash.slice(1) as HostStory
const services = (await (await fetch('/options.json')).json()) as OptionsForHost
stories[story](services)
document.documentElement.dataset['story'] = story
