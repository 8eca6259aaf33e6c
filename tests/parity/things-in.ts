import type { shownIn } from './drawn.ts'

/** What a screen is made of, its frame and what is told in passing included; a figure counts by its length, as no more of it decides what is drawn. */
export function thingsIn({
  chrome,
  toast,
  screen: { title, parts },
}: ReturnType<typeof shownIn>): readonly string[] {
  return Object.entries({ chrome, toast, title, ...parts }).map(
    ([name, thing]) => `${chrome.view} ${name} ${JSON.stringify(thing).replaceAll(/\d/g, '0')}`,
  )
}
