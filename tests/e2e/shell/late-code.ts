import type { BrowserContext, Page } from 'playwright'
import { patience } from '../../patience.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

/** Whether a URL is that of a script of a page's own build. */
export const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname)

/** Where a visitor of both kinds of chains comes to. */
const addressOf = ({ sandbox }: Stage) =>
  `${sandbox.endpoints.demo}?wallets=harbor,tern#${new URLSearchParams({ ...bothKinds, features: '' })}`

/** What a visitor who is connected on Ethereum and Solana comes back with: their storage, and the scripts that a page fetches only once it runs. */
export type Returning = {
  readonly storage: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly lateScripts: readonly string[]
}

/** Connects both kinds on a first visit, and looks which scripts the next one fetches late. */
export async function visitedBefore(stage: Stage): Promise<Returning> {
  const context = await stage.browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto(addressOf(stage))
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await page.getByTestId('open-connect').click()
  await visitor.choose('Tern')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isScript(url)) fetched.add(url.pathname)
  })
  await page.reload()
  await standing(page)
  await page.waitForLoadState('networkidle')
  const markup = await (await page.request.get(page.url())).text()
  const storage = await context.storageState()
  await context.close()
  return { storage, lateScripts: [...fetched].filter((path) => !markup.includes(path)) }
}

/** Waits until it is known who is connected, and answers how both kinds stand then. */
async function standing(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => 'latchkey' in window)
  return page.evaluate(async () => {
    await window.latchkey.ready()
    return Object.values(window.latchkey.state().connection.byNamespace).map(({ status }) => status)
  })
}

/** How both kinds stand once it is known who was there, and what was given up on the way; and whether the script was asked for by then, so that it was held. */
export type ComeBack = {
  readonly stood: { readonly standing: readonly string[]; readonly lost: readonly unknown[] }
  readonly wasHeld: boolean
}

/** A page that comes back again and again, each time while one script, where it is needed to know who was there, keeps it waiting for so many milliseconds of its own time. */
export async function openReturning(stage: Stage, { storage }: Returning) {
  const context = await stage.browser.newContext({ storageState: storage, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.clock.install()
  const devtools = await context.newCDPSession(page)
  return {
    close: () => context.close(),
    comeBackWithout: async (script: string, milliseconds: number): Promise<ComeBack> => {
      await page.goto('about:blank')
      const held = new Promise<string>((resolve) => {
        devtools.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId))
      })
      await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*${script}` }] })
      await page.goto(addressOf(stage))
      const known = standing(page)
      const requestId = await Promise.race([held, known.then(() => null)])
      if (requestId !== null) {
        await page.clock.runFor(milliseconds)
        await devtools.send('Fetch.continueRequest', { requestId })
      }
      const found = await known
      const lost = await page.evaluate(() =>
        (window.latchkey.recording()?.lines ?? []).flatMap((line) =>
          line.kind === 'event' && line.type === 'connection/reconnectAbandoned' ? [line.data] : [],
        ),
      )
      await devtools.send('Fetch.disable')
      return { stood: { standing: found, lost }, wasHeld: requestId !== null }
    },
  }
}
