import type { ShownRequest } from './approvals.ts'

/** The element that shows a pending request and its app. */
export type ApprovalPlace = {
  show: (request: ShownRequest | null, answer: (isApproved: boolean) => void) => void
  /** Sets the app that asks. */
  name: (dapp: Readonly<Record<string, unknown>>) => void
}

const underWay = 'Approved. It is under way, and goes on if you close this.'

/** Creates the view of requests in an element, with a button for each answer. */
export function createApprovalPlace(place: HTMLElement): ApprovalPlace {
  let dapp = 'This page'
  return {
    show: (request, answer) => {
      if (!request) return place.replaceChildren()
      const { title, lines } = request.words
      const button = (label: string, isApproved: boolean) => {
        const made = element('button', label)
        made.dataset['answer'] = isApproved ? 'approve' : 'reject'
        made.addEventListener('click', () => answer(isApproved))
        return made
      }
      const facts = element('dl')
      facts.append(...lines.flatMap(([name, value]) => [element('dt', name), element('dd', value)]))
      const buttons = element('div')
      buttons.className = 'buttons'
      buttons.append(button('Reject', false), button('Approve', true))
      const foot = request.isUnderWay ? element('p', underWay) : buttons
      place.replaceChildren(element('p', dapp), element('h1', title), facts, foot)
    },
    name: ({ name, url }) => {
      dapp = [name, url].filter((word) => typeof word === 'string' && word !== '').join(' · ') || dapp
      // Only the app's name is updated, because a button that is replaced during a press is not clicked.
      const asker = place.querySelector('p')
      if (asker) asker.textContent = dapp
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
