import type { chromeView } from '../../core/view-models/chrome.ts'
import type { Screen } from '../../core/view-models/parts.ts'

/** What a screen is made of, its frame included; a figure counts by its length, as no more of it decides what is drawn. */
export function thingsIn(chrome: ReturnType<typeof chromeView>, { title, parts }: Screen): readonly string[] {
  return Object.entries({ chrome, title, ...parts }).map(
    ([name, thing]) => `${chrome.view} ${name} ${JSON.stringify(thing).replaceAll(/\d/g, '0')}`,
  )
}
