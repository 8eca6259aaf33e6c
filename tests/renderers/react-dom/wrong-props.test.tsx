import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountButton, ConnectButton, LatchkeyProvider, NetworkButton } from '../../../entries/react.ts'
import { LatchkeyBinding } from '../../../renderers/react-bindings/LatchkeyBinding.tsx'
import { startStory } from '../../../fixtures/story.ts'

afterEach(() => void vi.unstubAllEnvs())

const components = {
  ConnectButton,
  AccountButton,
  NetworkButton,
  'ConnectButton.Custom': ConnectButton.Custom,
  LatchkeyProvider,
}

/** What a component says of the props that it is given on a page with a Latchkey. */
function refusal(name: keyof typeof components, props: object): string {
  const { latchkey } = startStory()
  try {
    renderToStaticMarkup(
      createElement(LatchkeyBinding, { latchkey }, createElement(components[name] as never, props)),
    )
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string }
    return `${code}: ${message}`
  }
  return 'no error'
}

test.each([
  ['ConnectButton', { lable: 'Log in' }, 'ConnectButton takes no "lable"; did you mean "label"?'],
  [
    'ConnectButton',
    { onClick: () => {} },
    'ConnectButton takes no "onClick"; it takes size, label, loadingLabel, balance, charsStart, charsEnd, disabled.',
  ],
  [
    'ConnectButton',
    { size: 'lg' },
    'The prop size of ConnectButton is the string "lg"; expected "md" or "sm", or none.',
  ],
  [
    'NetworkButton',
    { label: 7 },
    'The prop label of NetworkButton is the number 7; expected a text, or none.',
  ],
  [
    'AccountButton',
    { balance: true },
    'The prop balance of AccountButton is the boolean true; expected "show" or "hide", or none.',
  ],
  [
    'AccountButton',
    { charsEnd: -1 },
    'The prop charsEnd of AccountButton is the number -1; expected how many characters, as a whole number such as 4, or none.',
  ],
  [
    'ConnectButton',
    { disabled: null },
    'The prop disabled of ConnectButton is null; expected true or false, or none.',
  ],
  [
    'ConnectButton.Custom',
    { children: 'Connect' },
    'What stands in ConnectButton.Custom is the string "Connect"; expected a function that draws your button, such as {({ openConnectModal }) => <button onClick={openConnectModal}>Connect</button>}.',
  ],
  ['LatchkeyProvider', { option: {} }, 'LatchkeyProvider takes no "option"; did you mean "options"?'],
  [
    'LatchkeyProvider',
    {},
    'LatchkeyProvider was given neither latchkey nor options; expected latchkey, the one that createLatchkey made, or options for one of its own.',
  ],
  [
    'LatchkeyProvider',
    { latchkey: {} },
    'The latchkey given to LatchkeyProvider is an object with no fields; expected latchkey, the one that createLatchkey made, or options for one of its own.',
  ],
  [
    'LatchkeyProvider',
    { latchkey: startStory().latchkey, options: {} },
    'LatchkeyProvider was given both latchkey and options; expected latchkey, the one that createLatchkey made, or options for one of its own.',
  ],
] as const)('%s refuses %o in development and names its props', (name, props, told) => {
  expect(refusal(name, props)).toBe(`bad-request: ${told}`)
})

test.each(['ConnectButton', 'AccountButton', 'NetworkButton'] as const)(
  '%s accepts all its props, omitted ones and JSX extras such as data-testid',
  (name) => {
    const props = {
      size: 'sm',
      balance: 'show',
      charsStart: 4,
      charsEnd: 0,
      disabled: false,
      label: undefined,
      'data-testid': 'connect',
      className: undefined,
    }
    expect(refusal(name, props)).toBe('no error')
  },
)

test('a production build looks at no prop of a button', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(refusal('ConnectButton', { lable: 'Log in', size: 'lg' })).toBe('no error')
})
