import type { Page, Route } from 'playwright'

/** What a page's network does with a chunk of our code; those that are held hear of a change, too. */
export type FeatureChunk = {
  readonly hold: () => void
  readonly refuse: () => void
  readonly serve: () => void
}

/** Opens a page of the demo anew, with its network under control where it fetches a chunk, by its name in the demo's build: by default what the views need. It is held or refused. */
export async function reloadWithout(
  page: Page,
  how: 'hold' | 'refuse',
  chunk: 'modal-feature' | 'behaviour' = 'modal-feature',
): Promise<FeatureChunk> {
  let now: keyof FeatureChunk = how
  let held: Route[] = []
  const answer = async (route: Route) => {
    if (now === 'hold') held.push(route)
    else if (now === 'refuse') await route.fulfill({ status: 503 })
    else await route.continue()
  }
  const become = (next: keyof FeatureChunk) => () => {
    now = next
    const waiting = held
    held = []
    for (const route of waiting) void answer(route)
  }
  await page.route(new RegExp(`/assets/${chunk}-[\\w-]{8}\\.js`, 'i'), answer)
  await page.reload()
  await page.getByTestId('connect').getByRole('button').waitFor()
  return { hold: become('hold'), refuse: become('refuse'), serve: become('serve') }
}
