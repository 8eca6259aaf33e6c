import type { Sandbox } from '../../sandbox/start.ts'
import { bothKinds } from '../../tests/e2e/send/solana-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'
import { scanWith, withPhone } from './with-phone.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const settings = { isSiweEnabled: 'true' }

/**
 * The sessions on a host that requires sign-in, by file name. They vary the signature and the server, and change account or network during a
 * session.
 */
export const signInSessions: Readonly<Record<string, RecordedSession>> = {
  'sign-in': {
    settings,
    act: async (visitor) => {
      await signIn(visitor, 'Harbor')
    },
  },
  'sign-in-cancelled': {
    settings,
    act: async (visitor) => {
      await comeAboard(visitor, 'Harbor')
      await visitor.page.keyboard.press('Escape')
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'sign-in-declined': {
    settings,
    act: async (visitor) => {
      await comeAboard(visitor, 'Harbor')
      await visitor.dialog.getByRole('button', { name: 'Sign' }).click()
      await visitor.reject()
      await visitor.dialog.getByText('Signature declined').first().waitFor()
      await tryAgain(visitor)
    },
  },
  'sign-in-wallet-silent': {
    settings,
    act: async (visitor) => {
      await comeAboard(visitor, 'Harbor')
      await visitor.wallet('harbor', 'behave', { answer: 'hang' })
      await visitor.dialog.getByRole('button', { name: 'Sign' }).click()
      await visitor.dialog.getByText(/^Nothing happening/).waitFor()
      await visitor.wallet('harbor', 'setAccounts', [])
      await visitor.dialog.getByText('Harbor is locked').first().waitFor()
      await visitor.wallet('harbor', 'setAccounts', [0])
      await visitor.wallet('harbor', 'behave', { answer: 'prompt' })
      await sign(visitor)
    },
  },
  'sign-in-refused': {
    settings,
    // The browser sends a preflight request before the POST, which counts, too.
    prepare: (sandbox) =>
      sandbox.control('sign-in', { fault: 'status', path: '/verify', status: 401, times: 2 }),
    act: async (visitor) => {
      await comeAboard(visitor, 'Harbor')
      await visitor.dialog.getByRole('button', { name: 'Sign' }).click()
      await visitor.approve()
      await visitor.dialog.getByText("Couldn't verify your signature").waitFor()
      await tryAgain(visitor)
    },
  },
  'sign-in-server-down': {
    settings,
    prepare: (sandbox) =>
      sandbox.control('sign-in', { fault: 'status', path: '/nonce', status: 500, times: 1 }),
    act: async (visitor) => {
      await comeAboard(visitor, 'Harbor')
      await visitor.dialog.getByRole('button', { name: 'Sign' }).click()
      await visitor.dialog.getByText("Couldn't reach Tidewater").waitFor()
      await tryAgain(visitor)
    },
  },
  'sign-in-other-account': {
    settings,
    act: async (visitor) => {
      await signIn(visitor, 'Harbor')
      await visitor.wallet('harbor', 'setAccounts', [1, 0])
      await visitor.dialog.getByText('canceling disconnects the wallet').waitFor()
      await sign(visitor)
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Disconnect')
      await visitor.dialog.waitFor({ state: 'hidden' })
      await visitor.host('signed-in').getByText('signed-out').waitFor()
    },
  },
  'sign-in-other-network': {
    settings,
    act: async (visitor) => {
      await moveToBaseSignedIn(visitor)
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await visitor.wallet('harbor', 'setChain', 8453)
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.reject()
      await visitor.dialog.getByText('Your wallet stayed on Base').waitFor()
      await sign(visitor)
    },
  },
  'sign-in-way-back-ignored': {
    settings,
    act: async (visitor) => {
      await moveToBaseSignedIn(visitor)
      await visitor.wallet('harbor', 'behave', { answer: 'hang' })
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.dialog.getByText('canceling disconnects the wallet').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'sign-out-fails': {
    settings,
    act: async (visitor, sandbox) => {
      await signIn(visitor, 'Harbor')
      await disconnectUntold(visitor, sandbox)
    },
  },
  'sign-out-owed': {
    settings,
    act: async (visitor, sandbox) => {
      await signIn(visitor, 'Harbor')
      await disconnectUntold(visitor, sandbox)
      await visitor.page.reload()
      await visitor.host('signed-in').getByText('signed-out').waitFor()
      await signIn(visitor, 'Harbor')
    },
  },
  'sign-in-with-phone': {
    settings,
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await lookAtTheCode(visitor)
        await scanWith(phone, visitor)
        await phone.signIn()
        await signed(visitor)
      }),
  },
  'sign-in-with-phone-refused': {
    settings,
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await lookAtTheCode(visitor)
        await scanWith(phone, visitor)
        sandbox.control('sign-in', { fault: 'status', path: '/verify', status: 401, times: 2 })
        await phone.signIn()
        await visitor.dialog.getByText("Couldn't verify your signature").waitFor()
        await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
        await signed(visitor)
      }),
  },
  'sign-in-phone-declines': {
    settings,
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await lookAtTheCode(visitor)
        await scanWith(phone, visitor)
        await phone.refuseSignIn()
        await visitor.dialog.getByText('Declined').first().waitFor()
        await scanWith(phone, visitor)
        await phone.approve()
        await visitor.dialog.getByRole('button', { name: 'Sign' }).click()
        await signed(visitor)
      }),
  },
  'sign-in-solana': {
    settings: { ...bothKinds, ...settings },
    query: '?wallets=tern',
    act: async (visitor) => {
      await signIn(visitor, 'Tern')
    },
  },
}

async function lookAtTheCode(visitor: Visitor): Promise<void> {
  await visitor.open()
  await visitor.choose('Scan with your phone')
}

async function comeAboard(visitor: Visitor, wallet: string): Promise<void> {
  await visitor.open()
  await visitor.choose(wallet)
  await visitor.approve()
  await visitor.dialog.getByText('Sign in to Tidewater').waitFor()
}

async function moveToBaseSignedIn(visitor: Visitor): Promise<void> {
  await signIn(visitor, 'Harbor')
  await visitor.wallet('harbor', 'setChain', 8453)
  await visitor.dialog.getByText('canceling brings you back to Ethereum').waitFor()
}

/** Disconnects while the server cannot be reached. The browser sends a preflight request before the POST, which counts, too. */
async function disconnectUntold(visitor: Visitor, sandbox: Sandbox): Promise<void> {
  sandbox.control('sign-in', { fault: 'status', path: '/sign-out', status: 503, times: 2 })
  await visitor.open()
  await pressInMenu(visitor.dialog, 'Disconnect')
  await visitor.page.getByRole('alert').getByText('Failed to disconnect').waitFor()
}

async function sign(visitor: Visitor): Promise<void> {
  await visitor.dialog.getByRole('button', { name: 'Sign' }).click()
  await visitor.approve()
  await signed(visitor)
}

async function signIn(visitor: Visitor, wallet: string): Promise<void> {
  await comeAboard(visitor, wallet)
  await sign(visitor)
}

async function tryAgain(visitor: Visitor): Promise<void> {
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.approve()
  await signed(visitor)
}

async function signed(visitor: Visitor): Promise<void> {
  await visitor.dialog.waitFor({ state: 'hidden' })
  await visitor.host('signed-in').getByText('signed-in').waitFor()
}
