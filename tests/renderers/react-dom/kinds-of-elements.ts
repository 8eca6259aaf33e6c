import type { Page } from 'playwright'

/** What an open dialog is made of: each kind of element once, by its tag, its classes, its attributes and what of them leads its look, within the kind around it. */
export function kindsOfElements(page: Page): Promise<readonly string[]> {
  return page.locator('dialog[open]').evaluate((dialog) => {
    const kinds = [dialog, ...dialog.querySelectorAll('*')].map((element) =>
      [element.parentElement, element]
        .map((one) => [
          one?.tagName,
          one?.getAttribute('class'),
          ...['role', 'data-tone', 'data-mood', 'data-variant'].map((name) => one?.getAttribute(name)),
          ...(one?.getAttributeNames() ?? []),
        ])
        .join('|'),
    )
    return [...new Set(kinds)]
  })
}
