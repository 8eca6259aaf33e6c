import { promptStyles } from './prompt-styles.ts'
import { walletIcon, type WalletProfile } from './wallet-profile.ts'

/** The wallet of a prompt. */
export type PromptWallet = Pick<WalletProfile, 'key' | 'name' | 'look'>

/** The content of a prompt. */
export type PromptContent = {
  readonly title: string
  readonly approve: string
  readonly chain: string
  /** Text that is shown unchanged, such as a message to sign. */
  readonly text?: string
  /** Named values, such as the fields of a transaction. */
  readonly rows?: readonly (readonly [string, string])[]
  /** Addresses to choose from. The first one is selected. */
  readonly accounts?: readonly string[]
}

/** The visitor's answer: the positions of the chosen accounts, or `null` for a rejection. */
export type PromptAnswer = readonly number[] | null

/** Asks the visitor in a native dialog in the top layer, inside a shadow root of its own. */
export function askVisitor(wallet: PromptWallet, content: PromptContent): Promise<PromptAnswer> {
  const host = document.createElement('div')
  host.dataset['sandboxWallet'] = wallet.key
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(promptStyles)
  root.adoptedStyleSheets = [sheet]

  const dialog = element('dialog')
  dialog.setAttribute('aria-label', `${wallet.name}: ${content.title}`)
  const { accent, onAccent, paper, ink } = wallet.look
  for (const [name, value] of Object.entries({ accent, 'on-accent': onAccent, paper, ink })) {
    dialog.style.setProperty(`--${name}`, value)
  }
  const boxes = (content.accounts ?? []).map(accountBox)
  const approve = button(content.approve, 'approve')
  dialog.append(
    heading(wallet, content),
    body(content, boxes),
    element('footer', '', button('Reject', 'reject'), approve),
  )
  root.append(dialog)
  document.documentElement.append(host)

  const chosen = () => boxes.flatMap((box, index) => (box.checked ? [index] : []))
  dialog.addEventListener('change', () => {
    approve.disabled = boxes.length > 0 && chosen().length === 0
  })
  return new Promise((resolve) => {
    const end = (answer: PromptAnswer) => {
      dialog.close()
      host.remove()
      resolve(answer)
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      end(null)
    })
    dialog.addEventListener('click', (event) => {
      const value = event.target instanceof HTMLButtonElement ? event.target.value : ''
      if (value === 'approve') end(chosen())
      if (value === 'reject') end(null)
    })
    dialog.showModal()
    approve.focus()
  })
}

function heading(wallet: PromptWallet, content: PromptContent): HTMLElement {
  const icon = element('img')
  icon.src = walletIcon(wallet.look)
  icon.alt = ''
  const chain = element('span', content.chain)
  chain.className = 'chain'
  return element('header', '', icon, element('b', wallet.name), chain)
}

function body(content: PromptContent, boxes: readonly HTMLInputElement[]): HTMLElement {
  const site = element('p', location.origin)
  site.className = 'site'
  const section = element('section', '', element('h2', content.title), site)
  for (const [index, box] of boxes.entries())
    section.append(element('label', '', box, shortAddress(content.accounts?.[index] ?? '')))
  if (content.text !== undefined) section.append(element('pre', content.text))
  if (content.rows) {
    section.append(
      element(
        'dl',
        '',
        ...content.rows.flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
      ),
    )
  }
  return section
}

function accountBox(address: string, index: number): HTMLInputElement {
  const box = element('input')
  box.type = 'checkbox'
  box.checked = index === 0
  box.value = address
  box.dataset['testid'] = `wallet-account-${index}`
  return box
}

function button(text: string, value: 'approve' | 'reject'): HTMLButtonElement {
  const made = element('button', text)
  made.type = 'button'
  made.value = value
  made.dataset['testid'] = `wallet-${value}`
  return made
}

function shortAddress(address: string): HTMLElement {
  const made = element('span', `${address.slice(0, 10)}…${address.slice(-8)}`)
  made.title = address
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (text) made.textContent = text
  made.append(...children)
  return made
}
