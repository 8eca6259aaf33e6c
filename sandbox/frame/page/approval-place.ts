import type { ShownRequest } from './approvals.ts'

/** Where a person sees what waits for them, and who asks. */
export type ApprovalPlace = {
  show: (request: ShownRequest | null, answer: (isApproved: boolean) => void) => void
  /** Who asks. */
  name: (dapp: Readonly<Record<string, unknown>>) => void
}

const underWay = 'Approved. It is under way, and goes on if you close this.'

/** Draws into an element, with a button for each answer. */
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
      // A button that is drawn anew under a finger is not pressed.
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
