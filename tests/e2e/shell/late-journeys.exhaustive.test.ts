import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isScript } from './late-code.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { scan, willingPhone } from '../willing-phone.ts'
import { accountMenu, pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

/** How late a server sends a script, in milliseconds, and how many pages wait for one side by side. */
const late = 5000
const atOnce = 3

/** A visitor's walk over a page; `rest` ends when nothing more is to come before they leave. */
type Journey = (visitor: Visitor, rest: () => Promise<void>) => Promise<void>

const shows = (visitor: Visitor, what: string, text: RegExp) =>
  visitor.page.getByTestId(`host-${what}`).filter({ hasText: text }).waitFor()

const signAndLeave: Journey = async (visitor, rest) => {
  await shows(visitor, 'status', /^connected$/)
  await visitor.page.getByTestId('sign').click()
  if (await isAsked(visitor)) await visitor.approve()
  await shows(visitor, 'signature', /^0x[0-9a-f]{130}$/)
  await visitor.open()
  await accountMenu(visitor.dialog).waitFor()
  await rest()
  await pressInMenu(visitor.dialog, 'Disconnect')
  await shows(visitor, 'status', /^disconnected$/)
}

/** Whether a wallet beside the page is what is connected: a phone of these tests agrees by itself. */
const isAsked = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { sessions } = window.latchkey.state().connection
    return Object.values(sessions).some(({ connector }) => connector === 'injected')
  })

const journeys: Readonly<Record<string, Journey>> = {
  'opening, connecting, switching, signing and leaving': async (visitor, rest) => {
    await visitor.connect('Harbor')
    await visitor.page.getByTestId('open-networks').click()
    await visitor.choose('Base')
    await visitor.approve()
    await shows(visitor, 'chain', /eip155:8453/)
    await visitor.dialog.waitFor({ state: 'hidden' })
    await signAndLeave(visitor, rest)
  },
  'pairing a phone, switching, signing and leaving': async (visitor, rest) => {
    const phone = await willingPhone(stage.sandbox)
    try {
      await visitor.open()
      await visitor.choose('Scan with your phone')
      await scan(visitor, phone)
      await shows(visitor, 'chain', /eip155:1\b/)
      await visitor.page.getByTestId('open-networks').click()
      await visitor.choose('Base')
      await shows(visitor, 'chain', /eip155:8453/)
      await visitor.dialog.waitFor({ state: 'hidden' })
      await signAndLeave(visitor, rest)
    } finally {
      await phone.stop()
    }
  },
}

/** A script that a journey fetches once the page runs, and whether it comes before the visitor leaves: what is fetched ahead comes once a page rests. */
type LateScript = { readonly path: string; readonly comesFirst: boolean }

async function lateScriptsOf(journey: Journey): Promise<readonly LateScript[]> {
  const { page } = await visit(stage)
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isScript(url)) fetched.add(url.pathname)
  })
  let first: ReadonlySet<string> = new Set()
  await journey(visitorOn(page), async () => {
    await rested(page)
    first = new Set(fetched)
  })
  const markup = await (await page.request.get(page.url())).text()
  return [...fetched]
    .filter((path) => !markup.includes(path))
    .map((path) => ({ path, comesFirst: first.has(path) }))
}

/** Waits until a page had nothing to do, three times: what it fetches ahead it asks for at the second. */
const rested = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const again = (times: number) =>
          times === 0 ? resolve() : requestIdleCallback(() => again(times - 1))
        again(3)
      }),
  )

/** Goes through a journey while one script comes late; answers what failed on the way, or that nothing needed it. */
async function without(journey: Journey, { path, comesFirst }: LateScript): Promise<readonly unknown[]> {
  let isHeld = false
  let tell = () => {}
  const held = new Promise<void>((resolve) => {
    tell = resolve
  })
  const { page, complaints } = await visit(stage, {
    beforeItOpens: (page) =>
      hold(page, path, () => {
        isHeld = true
        tell()
      }),
  })
  await journey(visitorOn(page), () => (comesFirst ? held : Promise.resolve()))
  const failed = await page.evaluate(() =>
    (window.latchkey.recording()?.lines ?? []).flatMap((line) =>
      line.kind === 'event' && /(Failed|GivenUp|Exhausted)$/.test(line.type) ? [line.type] : [],
    ),
  )
  await page.context().close()
  return [...(isHeld ? [] : ['it was not fetched']), ...complaints, ...failed]
}

/** Lets a script come late once. */
async function hold(page: Page, script: string, tell: () => void): Promise<void> {
  const comeLate = async (route: Route) => {
    tell()
    await setTimeout(late)
    await route.continue()
  }
  await page.route((url) => url.pathname === script, comeLate, { times: 1 })
}

test.each(Object.entries(journeys))(
  '%s: no script that comes five seconds late spoils it',
  async (_, journey) => {
    const scripts = await lateScriptsOf(journey)
    expect(scripts.length).toBeGreaterThan(10)
    const waiting = [...scripts]
    const outcomes = new Map<string, unknown>()
    const next = async () => {
      for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
        const given = script
        outcomes.set(given.path, await without(journey, given).catch((error: unknown) => String(error)))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(scripts.map(({ path }) => [path, []])))
  },
)
